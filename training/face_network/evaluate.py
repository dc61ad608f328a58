"""Sheets to look at: photo, target, plain warp, network; for people held out, and for frames of clips."""
import random

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from data import Crops, Targets
from mesh import SIDE
from skin import skin_brightness
from softness import amount, bands


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


def facts_of(p, out, identity):
    """A row of figures a pair, for network and warp in turns."""
    alpha, (_, eye, _, mouth) = p['alpha'], p['masks']
    over = lambda values, where: (values * where).sum((1, 2, 3)) / (values.shape[1] * where.sum((1, 2, 3))).clamp_min(1)
    skin = alpha * (1 - eye) * (1 - mouth) * (1 - p['foreign'])
    fine = lambda image: amount(bands(image)[0], skin).flatten()
    left = alpha * p['foreign'] * p['bare']
    for image in (out, p['base']):
        near = (identity.unit(identity(image, p['mesh'])[0]) * identity.photos[p['photo']]).sum(1)
        yield from (near, over((image - p['target']).abs(), alpha), fine(image) / fine(p['target']), over((image - p['low']).abs(), left))


def report(network, pairs, identity, chosen, name, out_folder):
    """Likeness to the photo, difference from the target, fine detail as a share of the target's, and what is left of the photo's hair on bare skin."""
    rows, facts, brightness = [], [], []
    with torch.no_grad():
        for k in range(0, len(chosen), 12):
            p, out, part = rows_of(network, pairs, chosen[k:k + 12])
            facts.append(torch.stack(list(facts_of(p, out, identity)), 1))
            brightness.append(skin_brightness(pairs.crops.images[p['photo']].float() / 255, pairs.crops.meshes[p['photo']]))
            rows.append(part)
    facts, order = torch.cat(facts), torch.cat(brightness).argsort()
    third = max(1, len(order) // 3)
    for group, which in (('all', order), ('darkest third', order[:third]), ('lightest third', order[-third:])):
        m = facts[which].mean(0).tolist()
        median = facts[which][:, [2, 6]].median(0).values.tolist()
        print(f'{name}, {group}: network and warp: near the photo {m[0]:.3f} {m[4]:.3f}; differs from the target {m[1]:.4f} {m[5]:.4f}; '
              f'fine detail {median[0]:.2f} {median[1]:.2f}; hair left {m[3]:.4f} {m[7]:.4f}', flush=True)
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
        report(network, own, identity, part, f'frames-{k // 24}', o.out)
