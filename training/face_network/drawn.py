"""Batches of what the engine's compositor draws: what the network sees when it works. Made by `training/compose.ts`."""
import io
import json
import random

import numpy as np
import torch
from PIL import Image

from augment import chance, cover_target, like_video
from data import as_bytes, in_parts, place
from mesh import mirrored, rasterise
from skin import not_skin
from warp import Drawn, bare_of, masked_low, masks_of, over_face, warp

PLACEMENTS = 2


def relit(image, light):
    """The same light that `compose.ts` put on the target before it drew into it; image 3 x s x s in bytes."""
    side, device = image.shape[-1], image.device
    u = (2 * (torch.arange(side, device=device) + 0.5)) / side - 1
    gain = torch.exp(light['gx'] * u[None, :] + light['gy'] * u[:, None]) * torch.tensor(light['tint'], device=device)[:, None, None]
    own = (image.float() / 255) ** light['gamma'] * gain * 255
    grey = own.mean(0, keepdim=True)
    pale = (grey + light['colour'] * (own - grey)).clamp_max(255)
    return (light['veil'] + (1 - light['veil'] / 255) * pale).round().clamp(0, 255).to(torch.uint8)


class DrawnPairs:
    """Draws a batch: first drawings of a person's own photo on another of them or the same one, then swaps."""

    def __init__(self, folders, crops, topology, batch):
        self.crops, self.topology, self.n, self.same = crops, topology, batch, batch // 2
        device, side = crops.images.device, crops.side
        images, meshes, triangles, weights, trusts, flipped, worn = ([] for _ in range(7))
        self.sources, self.is_same = [], []
        for folder in folders:
            listed = json.load(open(f'{folder}/drawn.json'))['pairs']
            trust = np.fromfile(f'{folder}/trust.u8', np.uint8).reshape(-1, 468)
            pack, at = open(f'{folder}/drawn.pack', 'rb').read(), 0
            for k, pair in enumerate(listed):
                target = relit(crops.images[pair['target']], pair['light'])
                drawing = np.array(Image.open(io.BytesIO(pack[at:at + pair['bytes']])).convert('RGB'))
                at += pair['bytes']
                both = torch.cat([target, torch.from_numpy(drawing).to(device).permute(2, 0, 1)])
                for which in range(PLACEMENTS):
                    image, mesh = both, crops.meshes[pair['target']]
                    if which > 0:
                        image, mesh = image.flip(-1), mirrored(mesh, topology, side)
                    image, mesh = place(image, mesh, side, random.uniform(-0.06, 0.06), random.uniform(0.95, 1.05), (random.uniform(-0.02, 0.02), random.uniform(-0.02, 0.02)))
                    triangle, weight = rasterise(topology, mesh)
                    known = torch.ones(478, device=device)
                    known[:468] = torch.from_numpy(trust[k].astype(np.float32) / 255).to(device)
                    for kept, each in ((images, image), (meshes, mesh), (triangles, triangle), (weights, weight), (trusts, known if which == 0 else known[topology.mirror])):
                        kept.append(each)
                    self.sources.append(pair['source'])
                    self.is_same.append(pair['same'])
                    worn.append(float(pair.get('isWorn', False)))
                    flipped.append(pair['isMirrored'] != (which > 0))
        self.images, self.meshes, self.triangles, self.weights, self.trusts = (torch.stack(each) for each in (images, meshes, triangles, weights, trusts))
        self.photos, self.flipped = torch.tensor(self.sources, device=device), torch.tensor(flipped, device=device)
        self.worn = torch.tensor(worn, device=device).view(-1, 1, 1, 1)
        self.not_skin, = in_parts(self.images[:, :3], self.meshes, lambda image, mesh: (as_bytes(not_skin(image, mesh)),))
        self.groups = [[i for i, same in enumerate(self.is_same) if same == wanted] for wanted in (True, False)]

    def choose(self):
        return random.choices(self.groups[0], k=self.same) + random.choices(self.groups[1], k=self.n - self.same)

    def make(self, chosen, augment=True):
        crops, topology, device, n = self.crops, self.topology, self.crops.images.device, len(chosen)
        slots = torch.tensor(chosen, device=device)
        target, composite = (self.images[slots].float() / 255).split(3, 1)
        drawn = Drawn(self.triangles[slots], self.weights[slots], self.meshes[slots])
        bare, foreign = bare_of(topology, drawn), self.foreign(slots, drawn)
        # The target's own fringe stays before the face in a clip: to draw it is not to be learnt.
        own_hair = bare * self.not_skin[slots].float() / 255
        composite, shown, sizes = composite * (1 - own_hair) + target * own_hair, 1 - own_hair, [256]
        if augment:
            covered, free = cover_target(target, crops)
            composite, target = composite * free + covered * (1 - free), covered
            shown = shown * (1 - (1 - free) * chance(n, 0.8, device))
            both, sizes = like_video(torch.cat([target, composite], 1))
            target, composite = both.split(3, 1)
        masks = masks_of(topology, drawn)
        alpha, eye, iris, mouth = masks
        corners = topology.triangles[drawn.triangle.clamp_min(0)].view(n, -1)
        trust = (self.trusts[slots].gather(1, corners).view(*drawn.weights.shape) * drawn.weights).sum(-1).clamp(0, 1)[:, None] * drawn.covered[:, None]
        low = masked_low(target, (alpha > 0).float() * shown)
        hidden = (alpha > 0.35).float() * (1 - mouth) * shown
        around = target * (1 - hidden) + low * hidden
        # As in the engine: nothing is added to eyes, or where the photo does not show the face.
        reach = alpha * (1 - mouth) * (1 - eye) * shown * (2 * trust).clamp(0, 1)
        x = torch.cat([around * 2 - 1, composite * 2 - 1, trust, hidden, alpha * shown, eye, iris, mouth], 1)
        sharp = torch.cat([torch.full((len(part),), size / 256) for part, size in zip(target.chunk(len(sizes)), sizes)]).to(device)
        return dict(x=x, base=composite, low=low, alpha=reach, target=target, masks=masks, mesh=drawn.mesh, trust=trust,
                    # What glasses left is to go, so nothing holds on to the drawing's detail there.
                    held=1 - self.worn[slots] * over_face(topology.framed, topology, drawn),
                    foreign=foreign * bare * shown, bare=bare, sharp=sharp, photo=self.photos[slots])

    def foreign(self, slots, drawn):
        """Where the photo shows hair or cloth, in the target's geometry: what the compositor left of it is to go."""
        photos, flip, crops = self.photos[slots], self.flipped[slots], self.crops
        of, mesh = crops.not_skin[photos].float() / 255, crops.meshes[photos]
        of = torch.where(flip[:, None, None, None], of.flip(-1), of)
        mesh = torch.where(flip[:, None, None], mirrored(mesh, self.topology, crops.side), mesh)
        return warp(self.topology, of, mesh, drawn)[0]
