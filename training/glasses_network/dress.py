"""Draws glasses onto portraits, as photos for `compose.ts --worn`: what the engine leaves of a frame is to go.

    python3 dress.py --data ../../.training/portraits --topology ../../.training/topology.json --wearers wearers.json \
      --out ../../.training/worn [--count 600] [--seed 1]
"""
import argparse
import io
import json
import os
import random

import torch
from PIL import Image

import face_network  # noqa: F401
import mesh

CROP_SIDE = 288
# Portraits keep their own size here; the networks' square is smaller.
mesh.SIDE = CROP_SIDE
mesh.pixel_centres.__defaults__ = (CROP_SIDE,)

from data import Crops  # noqa: E402
from draw import glasses  # noqa: E402
from mesh import Topology, mirrored, pixel_centres  # noqa: E402
from samples import wear  # noqa: E402

# Pixels across a face that is drawn, as in compose.ts.
FACE_WIDTH_MIN = 90


def arguments():
    a = argparse.ArgumentParser()
    a.add_argument('--data', required=True)
    a.add_argument('--topology', required=True)
    a.add_argument('--wearers', required=True)
    a.add_argument('--out', required=True)
    a.add_argument('--count', type=int, default=600)
    a.add_argument('--seed', type=int, default=1)
    a.add_argument('--small', action='store_true', help='a few portraits: does it run?')
    return a.parse_args()


@torch.no_grad()
def main():
    o = arguments()
    torch.manual_seed(o.seed)
    random.seed(o.seed)
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    topology = Topology(o.topology, device)
    crops = Crops([o.data], device, most=60 if o.small else None)
    assert crops.side == CROP_SIDE
    wearing = set(json.load(open(o.wearers)))
    usable = [i for i, person in enumerate(crops.people)
              if not crops.held_out[i] and crops.face_widths[i] >= FACE_WIDTH_MIN and person not in wearing]
    x, y = pixel_centres(device, CROP_SIDE)
    os.makedirs(o.out, exist_ok=True)
    pictures, listed = [], []
    for _ in range(0, o.count, 32):
        which = torch.tensor(random.choices(usable, k=32), device=device)
        flip = torch.rand(32, device=device) < 0.5
        images = crops.images[which].float() / 255
        meshes = crops.meshes[which]
        images = torch.where(flip[:, None, None, None], images.flip(-1), images)
        meshes = torch.where(flip[:, None, None], mirrored(meshes, topology, CROP_SIDE), meshes)
        worn, _ = wear(images, glasses(meshes, topology.canonical, x, y))
        for k, picture in enumerate((worn.clamp(0, 1) * 255).byte().permute(0, 2, 3, 1).cpu().numpy()):
            file = io.BytesIO()
            Image.fromarray(picture).save(file, 'WEBP', quality=90)
            pictures.append(file.getvalue())
            listed.append({'of': int(which[k]), 'isMirrored': bool(flip[k]), 'bytes': len(pictures[-1])})
    open(f'{o.out}/worn.pack', 'wb').write(b''.join(pictures))
    json.dump({'photos': listed}, open(f'{o.out}/worn.json', 'w'))
    print(f'{len(listed)} portraits with glasses, {sum(map(len, pictures))} bytes', flush=True)


if __name__ == '__main__':
    main()
