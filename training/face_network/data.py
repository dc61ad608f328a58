"""Crops and meshes as `training/harvest.ts` packed them, and portraits placed and drawn in several ways."""
import io
import json
import math
import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from mesh import SIDE, mirrored, pixel_centres, rasterise
from skin import hair_above, not_skin


class Crops:
    """All pictures (uint8) and meshes (crop pixels) of some folders."""

    def __init__(self, folders, device, most=None):
        pictures, meshes, self.people, self.held_out, self.face_widths = [], [], [], [], []
        for folder in folders:
            index = json.load(open(f'{folder}/index.json'))
            pack, at, files = open(f'{folder}/crops.pack', 'rb').read(), 0, []
            for crop in index['crops'][:most]:
                files.append(pack[at:at + crop['bytes']])
                at += crop['bytes']
                self.people.append(crop['person'])
                self.held_out.append(crop['heldOut'])
                self.face_widths.append(crop['faceWidth'])
            with ThreadPoolExecutor(16) as pool:
                pictures += pool.map(lambda file: np.asarray(Image.open(io.BytesIO(file)).convert('RGB')), files)
            meshes.append(np.fromfile(f'{folder}/meshes.i16', np.int16).reshape(-1, 478, 3).astype(np.float32)[:most] / 64)
        self.images = torch.from_numpy(np.stack(pictures)).permute(0, 3, 1, 2).contiguous().to(device)
        self.meshes = torch.from_numpy(np.concatenate(meshes)).to(device)
        self.side = self.images.shape[-1]
        self.by_person = {}
        for i, person in enumerate(self.people):
            self.by_person.setdefault(person, []).append(i)
        self.not_skin, self.hair, hairy = in_parts(self.images, self.meshes, lambda image, mesh: (as_bytes(not_skin(image, mesh)), *hair_above(image, mesh)))
        self.hairy = [i for i, there in enumerate(hairy.tolist()) if there and not self.held_out[i]]


def as_bytes(plane):
    return (plane * 255).round().to(torch.uint8)


def in_parts(images, meshes, read):
    """`read` over all pictures, as many at a time as fit anywhere."""
    parts = [read(images[i:i + 128].float() / 255, meshes[i:i + 128]) for i in range(0, len(images), 128)]
    return [torch.cat(each) for each in zip(*parts)]


# Harvested crops show the face's height on 62 % of their side, what the network sees on 70 %.
CLOSER = 0.70 / 0.62


def place(image, mesh, side, angle=0.0, scale=1.0, move=(0.0, 0.0)):
    """A crop turned, scaled and moved into SIDE x SIDE, with its mesh."""
    device = image.device
    scale = scale * CLOSER
    c, s = math.cos(angle) * scale * SIDE / side, math.sin(angle) * scale * SIDE / side
    turn = torch.tensor([[c, -s], [s, c]], device=device)
    move = torch.tensor(move, device=device) * SIDE
    placed = torch.cat([(mesh[:, :2] - side / 2) @ turn.T + SIDE / 2 + move, mesh[:, 2:] * scale * SIDE / side], 1)
    x, y = pixel_centres(device)
    back = (torch.stack([x, y], -1).view(-1, 2) - SIDE / 2 - move) @ torch.linalg.inv(turn).T / (side / 2)
    drawn = F.grid_sample(image[None].float() / 255, back.view(1, SIDE, SIDE, 2), padding_mode='border', align_corners=False, mode='bicubic')
    return (drawn[0].clamp(0, 1) * 255).round().to(torch.uint8), placed


class Targets:
    """Crops in several placements, drawn once: placement 0 is the plain one, the others are turned, scaled, moved and half of them mirrored."""

    def __init__(self, crops, which, topology, placements):
        self.placements = placements
        self.slot = {photo: k * placements for k, photo in enumerate(which)}
        images, meshes, triangles, weights = [], [], [], []
        for photo in which:
            for k in range(placements):
                image, mesh = crops.images[photo], crops.meshes[photo]
                if k > 0 and random.random() < 0.5:
                    image, mesh = image.flip(-1), mirrored(mesh, topology, crops.side)
                if k == 0:
                    image, mesh = place(image, mesh, crops.side)
                else:
                    image, mesh = place(image, mesh, crops.side, random.uniform(-0.15, 0.15), random.uniform(0.88, 1.12), (random.uniform(-0.04, 0.04), random.uniform(-0.04, 0.04)))
                triangle, weight = rasterise(topology, mesh)
                images.append(image)
                meshes.append(mesh)
                triangles.append(triangle)
                weights.append(weight)
        self.images, self.meshes, self.triangles, self.weights = (torch.stack(each) for each in (images, meshes, triangles, weights))
        self.not_skin, = in_parts(self.images, self.meshes, lambda image, mesh: (as_bytes(not_skin(image, mesh)),))
