"""Batches of swaps, as `training/compose.ts` made them.

The engine drew a stranger onto a portrait, and then the person's own photo onto that. What should come of the second is
known: the portrait as it was. What should come of the first is not, but there head and face are of two people, as in
every clip: who learns from the second alone reads off the head what the face was like, and gives a clip's people back
their own.
"""
import io
import json
import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from augment import chance, cover_target, like_video
from data import as_bytes, in_parts, place
from mesh import mirrored, rasterise
from skin import not_skin
from warp import Drawn, bare_of, masked_low, masks_of, warp

# Share of the face's width by which inner points may lie elsewhere than in the truth: further, and the truth would be
# smeared when it is laid there.
FARTHEST = 0.06


class DrawnPairs:
    def __init__(self, folders, crops, topology, batch, most=None):
        self.crops, self.topology, self.n = crops, topology, batch
        device, side = crops.images.device, crops.side
        images, trusts, pairs, owners = ([] for _ in range(4))
        by_mesh = [], [], []
        for folder in folders:
            listed = json.load(open(f'{folder}/drawn.json'))['pairs'][:most]
            trust = np.fromfile(f'{folder}/trust.u8', np.uint8).reshape(-1, 2, 468)
            read = np.fromfile(f'{folder}/meshes.i16', np.int16).reshape(-1, 3, 478, 3).astype(np.float32) / 64
            pack, at, files = open(f'{folder}/drawn.pack', 'rb').read(), 0, []
            for size in (size for pair in listed for size in pair['bytes']):
                files.append(pack[at:at + size])
                at += size
            with ThreadPoolExecutor(16) as pool:
                pictures = list(pool.map(lambda file: np.asarray(Image.open(io.BytesIO(file)).convert('RGB')), files))
            for k, pair in enumerate(listed):
                three = torch.from_numpy(np.concatenate(pictures[3 * k:3 * k + 3], 2)).to(device).permute(2, 0, 1)
                seen, drawn, truth = torch.from_numpy(read[k]).to(device)
                known = torch.ones(2, 478, device=device)
                known[:, :468] = torch.from_numpy(trust[k].astype(np.float32) / 255).to(device)
                if self.distance(drawn, truth) > FARTHEST:
                    continue
                if random.random() < 0.5:
                    three, known = three.flip(-1), known[:, topology.mirror]
                    seen, drawn, truth = (mirrored(each, topology, side) for each in (seen, drawn, truth))
                move = (random.uniform(-0.03, 0.03), random.uniform(-0.03, 0.03))
                how = (random.uniform(-0.12, 0.12), random.uniform(0.92, 1.08), move)
                image, seen = place(three, seen, side, *how)
                drawn, truth = (place(three[:3], each, side, *how)[1] for each in (drawn, truth))
                images.append(torch.cat([image, self.laid(image[6:], truth, drawn)]))
                for mesh in (seen, truth):
                    for kept, value in zip(by_mesh, (mesh, *rasterise(topology, mesh))):
                        kept.append(value)
                trusts.append(known)
                pairs.append((pair['source'], pair['stranger']))
                owners.append(pair['target'])
        self.images, self.trusts = torch.stack(images), torch.stack(trusts)
        self.pairs, self.owners = (torch.tensor(each, device=device) for each in (pairs, owners))
        self.meshes, self.triangles, self.weights = (torch.stack(each).unflatten(0, (-1, 2)) for each in by_mesh)
        told = lambda image, mesh: (as_bytes(not_skin(image, mesh)),)
        self.not_skin, = in_parts(self.images[:, 9:], self.meshes[:, 0], told)

    def distance(self, drawn, truth):
        inner = self.topology.inside[:468] > 0
        return float((drawn - truth)[:468][inner][:, :2].norm(dim=1).mean() / (truth[454, :2] - truth[234, :2]).norm())

    def laid(self, truth, mesh, drawn):
        """The truth where the engine drew the face: brows or lips a pixel aside would be learnt as softness."""
        triangle, weight = rasterise(self.topology, drawn)
        onto = Drawn(triangle[None], weight[None], drawn[None])
        image = truth[None].float() / 255
        # Read between the pixels of twice as many, or the truth would be softer than the frame around it.
        twice = F.interpolate(image, scale_factor=2, mode='bicubic', align_corners=False).clamp(0, 1)
        moved, _ = warp(self.topology, twice, 2 * mesh[None], onto)
        share = (2 * masks_of(self.topology, onto)[0]).clamp(0, 1)
        return as_bytes((moved * share + image * (1 - share)).clamp(0, 1))[0]

    def choose(self, share=0.0):
        """Drawings, the last `share` of them for what was drawn first."""
        self.first = round(share * self.n)
        return random.choices(range(len(self.images)), k=self.n)

    def batch(self, chosen):
        """Those with a truth, then those without one; `open` says which."""
        closed = self.n - self.first
        parts = [self.make(chosen[:closed])] + ([self.make(chosen[closed:], stranger=True)] if self.first else [])
        joined = {key: torch.cat([part[key] for part in parts]) for key in parts[0] if key != 'masks'}
        joined['masks'] = [torch.cat(each) for each in zip(*(part['masks'] for part in parts))]
        return dict(joined, open=slice(closed, self.n))

    def make(self, chosen, augment=True, stranger=False):
        crops, topology, device, n = self.crops, self.topology, self.crops.images.device, len(chosen)
        slots, which = torch.tensor(chosen, device=device), int(stranger)
        composite, seen, truth, laid = (self.images[slots].float() / 255).split(3, 1)
        target = laid
        if stranger:
            composite, seen, target = seen, truth, truth
        drawn = Drawn(self.triangles[slots, which], self.weights[slots, which], self.meshes[slots, which])
        # The target's own fringe stays before the face in a clip: to draw it is not to be learnt.
        own_hair = bare_of(topology, drawn) * self.not_skin[slots].float() / 255
        composite, seen = (each * (1 - own_hair) + target * own_hair for each in (composite, seen))
        shown, sizes = 1 - own_hair, [256]
        if augment:
            covered, free = cover_target(target, crops)
            composite, seen = (each * free + covered * (1 - free) for each in (composite, seen))
            shown = shown * (1 - (1 - free) * chance(n, 0.8, device))
            all_three, sizes = like_video(torch.cat([covered, composite, seen], 1))
            target, composite, seen = all_three.split(3, 1)
        masks = masks_of(topology, drawn)
        alpha, eye, iris, mouth = masks
        corners = topology.triangles[drawn.triangle.clamp_min(0)].view(n, -1)
        of_corners = self.trusts[slots, which].gather(1, corners).view(*drawn.weights.shape)
        trust = ((of_corners * drawn.weights).sum(-1).clamp(0, 1) * drawn.covered)[:, None]
        low = masked_low(seen, (alpha > 0).float() * shown)
        hidden = (alpha > 0.35).float() * (1 - mouth) * shown
        around = seen * (1 - hidden) + low * hidden
        # As in the engine: nothing is added to eyes, or where the photo does not show the face.
        reach = alpha * (1 - mouth) * (1 - eye) * shown * (2 * trust).clamp(0, 1)
        x = torch.cat([around * 2 - 1, composite * 2 - 1, trust, hidden, alpha * shown, eye, iris, mouth], 1)
        parts = zip(target.chunk(len(sizes)), sizes)
        sharp = torch.cat([torch.full((len(part),), size / 256) for part, size in parts]).to(device)
        return dict(x=x, base=composite, alpha=reach, target=target, masks=masks, mesh=drawn.mesh, sharp=sharp,
                    photo=self.pairs[slots, which], owner=self.owners[slots])
