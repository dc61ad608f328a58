"""Sheets to look at: photo, target, plain warp, network; for people held out, and for frames of clips."""
import random

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from data import Crops, Targets
from mesh import SIDE


@torch.no_grad()
def rows_of(network, pairs, chosen):
    p = pairs.make(chosen, augment=False, placement=0)
    out = (p['base'] + network(p['x']) * p['alpha']).clamp(0, 1)
    photo = F.interpolate(pairs.crops.images[p['photo']].float() / 255, size=(SIDE, SIDE), mode='bilinear', align_corners=False)
    return p, out, torch.cat([photo, p['target'], p['base'], out], 3)


def write_sheet(rows, path, columns=2):
    rows = rows[:len(rows) // columns * columns] if len(rows) >= columns else rows
    per = max(1, len(rows) // columns)
    sheet = torch.cat([torch.cat(list(rows[k * per:(k + 1) * per]), 1) for k in range(min(columns, len(rows)))], 2)
    Image.fromarray((sheet.permute(1, 2, 0).cpu().numpy() * 255).round().astype(np.uint8)).save(path, quality=88)


def report(network, pairs, identity, chosen, name, out_folder):
    rows, facts = [], []
    for k in range(0, len(chosen), 12):
        p, out, part = rows_of(network, pairs, chosen[k:k + 12])
        with torch.no_grad():
            near = lambda image: (identity.unit(identity(image, p['mesh'])[0]) * identity.photos[p['photo']]).sum(1)
            error = lambda image: ((image - p['target']).abs() * p['alpha']).sum((1, 2, 3)) / (3 * p['alpha'].sum((1, 2, 3)))
            facts.append(torch.stack([near(out), near(p['base']), near(p['target']), error(out), error(p['base'])], 1))
        rows.append(part)
    m = torch.cat(facts).mean(0).tolist()
    print(f'{name}: near the photo: network {m[0]:.3f} warp {m[1]:.3f} target {m[2]:.3f}; differs from the target: network {m[3]:.4f} warp {m[4]:.4f}', flush=True)
    write_sheet(torch.cat(rows)[:24], f'{out_folder}/{name}.jpg')


def draw_sheets(network, pairs, identity, held, o):
    network = network.to(pairs.crops.images.device)
    crops, choose = pairs.crops, random.Random(3)
    same = [(t, s) for t in held for s in crops.by_person[crops.people[t]] if s != t]
    choose.shuffle(same)
    swaps = []
    while len(swaps) < min(96, len(held) ** 2 // 2):
        t, s = choose.choice(held), choose.choice(held)
        if crops.people[t] != crops.people[s]:
            swaps.append((t, s))
    if same:
        report(network, pairs, identity, same[:48], 'same', o.out)
    report(network, pairs, identity, swaps, 'swaps', o.out)
    if o.frames:
        draw_frames(network, pairs, identity, o)


def draw_frames(network, pairs, identity, o):
    """Every clip's moments with photos that differ from it, in turns."""
    frames = Crops([o.frames], pairs.crops.images.device)
    clips = [i for i, name in enumerate(frames.people) if name.startswith('clip:')]
    photos = [i for i, name in enumerate(frames.people) if name.startswith('photo:')]
    identity.describe_all(frames, clips + photos)
    targets = Targets(frames, clips, pairs.topology, 1)
    own = type(pairs)(frames, targets, clips, pairs.topology, len(clips))
    chosen = [(clip, photos[(7 * k + k // 3) % len(photos)]) for k, clip in enumerate(clips)]
    for k in range(0, len(chosen), 24):
        part = chosen[k:k + 24]
        _, _, rows = rows_of(network, own, part)
        write_sheet(rows, f'{o.out}/frames-{k // 24}.jpg')
