"""Batches of what the network sees, with the truth or what stands in for it."""
import random

import torch

from augment import GROUPS, as_soft, bend, chance, cover_photo, cover_target, like_video, other_camera
from light import shading
from mesh import SIDE, mirrored
from warp import Drawn, bare_of, masks_of, network_input, warp


class Pairs:
    """Draws a batch: first reconstructions (a photo of the same person), then swaps."""

    def __init__(self, crops, targets, train, topology, batch):
        self.crops, self.targets, self.train, self.topology = crops, targets, train, topology
        self.n, self.same = batch, batch // 2
        self.seen_again = [i for i in train if len(crops.by_person[crops.people[i]]) > 1]

    def choose(self):
        crops, pairs = self.crops, []
        for k in range(self.n):
            t = random.choice(self.train)
            if k < self.same and self.seen_again and random.random() < 0.35:
                # Two photos of one person are the best teachers, and few have them.
                t = random.choice(self.seen_again)
                s = random.choice([i for i in crops.by_person[crops.people[t]] if i != t])
            elif k < self.same:
                s = t
            else:
                s = random.choice(self.train)
                while crops.people[s] == crops.people[t]:
                    s = random.choice(self.train)
            pairs.append((t, s))
        random.shuffle(head := pairs[:self.same])
        return head + pairs[self.same:]

    def make(self, pairs, augment=True, placement=None):
        crops, targets, topology = self.crops, self.targets, self.topology
        device = crops.images.device
        slots = torch.tensor([targets.slot[t] + (random.randrange(targets.placements) if placement is None else placement) for t, _ in pairs], device=device)
        photos = torch.tensor([s for _, s in pairs], device=device)
        target = targets.images[slots].float() / 255
        drawn = Drawn(targets.triangles[slots], targets.weights[slots], targets.meshes[slots])
        source, source_mesh = torch.cat([crops.images[photos], crops.not_skin[photos]], 1).float() / 255, crops.meshes[photos]
        n, bare = len(pairs), bare_of(topology, drawn)
        shown, noise, sizes = torch.ones(n, 1, SIDE, SIDE, device=device), None, [SIDE]
        clean = torch.ones_like(source[:, :1])
        if augment:
            target, free = cover_target(target * shading(topology, drawn, often=0.5), crops)
            # What stands before the target's face is known most times; its own fringe always, or the photo's would be
            # learnt as a part of the face.
            shown = (1 - (1 - free) * chance(n, 0.8, device)) * (1 - bare * targets.not_skin[slots].float() / 255)
            target, sizes = like_video(target)
            itself = torch.tensor([t == s for t, s in pairs], device=device)
            flip = (torch.rand(n, device=device) < torch.where(itself, 0.6, 0.25))
            source = torch.where(flip[:, None, None, None], source.flip(-1), source)
            source_mesh = torch.where(flip[:, None, None], mirrored(source_mesh, topology, crops.side), source_mesh)
            covered, clean = cover_photo(source[:, :3], crops)
            source = torch.cat([other_camera(covered), source[:, 3:]], 1)
            source_mesh = bend(source_mesh, torch.where(itself, 0.02, 0.006) * torch.rand(n, device=device), topology.canonical)
            noise = torch.exp(torch.randn(n, 1, 1, 1, device=device) * 0.12)
        planes, trust = warp(topology, source, source_mesh, drawn, clean)
        warped, there = planes[:, :3], drawn.covered[:, None].float()
        foreign = torch.maximum(1 - planes[:, 4:], planes[:, 3:4] * bare) * there
        if augment:
            # A third of what covers the photo is known to be foreign, the rest must be noticed.
            trust = trust * (1 - foreign * chance(n, 0.35, device))
            warped = (warped * shading(topology, drawn, often=0.5)).clamp(0, 1)
            soft = [(as_soft(w, k), as_soft(c, k)) for w, c, k in zip(warped.chunk(GROUPS), there.chunk(GROUPS), (min(SIDE, max(72, int(s * random.uniform(0.8, 2.0)))) for s in sizes))]
            warped = torch.cat([w / c.clamp_min(0.05) for w, c in soft]).clamp(0, 1) * there
        else:
            warped = self.softened(warped, drawn, [t for t, _ in pairs])
        masks = masks_of(topology, drawn)
        x, base, low, alpha = network_input(target, warped, trust, masks, shown, noise)
        sharp = torch.cat([torch.full((len(part),), size / SIDE) for part, size in zip(target.chunk(len(sizes)), sizes)]).to(device)
        return dict(x=x, base=base, low=low, alpha=alpha, target=target, masks=masks, mesh=drawn.mesh, trust=trust, foreign=foreign, bare=bare, sharp=sharp, photo=photos)

    def softened(self, warped, drawn, of):
        """As soft as the picture the target was cut from: a small face was enlarged, and the photo must not look sharper."""
        there = drawn.covered[:, None].float()
        width = (drawn.mesh[:, 454, :2] - drawn.mesh[:, 234, :2]).norm(dim=1)
        sizes = [int(min(SIDE, max(72, 0.85 * SIDE * self.crops.face_widths[t] / float(w)))) for t, w in zip(of, width)]
        soft = [as_soft(w[None], k) / as_soft(c[None], k).clamp_min(0.05) for w, c, k in zip(warped, there, sizes)]
        return torch.cat(soft).clamp(0, 1) * there
