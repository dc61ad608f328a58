"""Figures and sheets on people never trained on: drawn glasses, bare faces, and real glasses to look at."""
import random

import torch
import torch.nn.functional as F
from PIL import Image

import face_network  # noqa: F401
from augment import SIZES, as_soft
from mesh import SIDE
from samples import LOWER_LIDS, UPPER_LIDS

AROUND_EYES = [v for chain in (*LOWER_LIDS, *UPPER_LIDS) for v in chain]


def worn(answer, mesh):
    """How surely somebody looks through lenses: their share around the eyes."""
    at = mesh[:, AROUND_EYES, :2] / (SIDE / 2) - 1
    return F.grid_sample(answer[:, 1:2], at[:, None], align_corners=False)[:, 0, 0].mean(1)


@torch.no_grad()
def answers(network, images):
    return torch.cat([network(part) for part in images.split(64)])


@torch.no_grad()
def score_all(network, samples):
    """For every portrait as it is: who wears glasses?"""
    scores = []
    for part in torch.arange(len(samples.crops.people), device=samples.x.device).split(64):
        images, _, mesh = samples.make(part, [], calm=True)
        scores += worn(network(images), mesh).tolist()
    return [round(score, 3) for score in scores]


def figures(answer, labels, mesh):
    said, truth = answer[:, :1] > 0.5, labels[:, :1] > 0.5
    near = F.max_pool2d(truth.float(), 5, 1, 2) > 0
    found = F.max_pool2d(said.float(), 5, 1, 2) > 0
    score = worn(answer, mesh)
    return (said & truth).sum() / (said | truth).sum().clamp_min(1), (found & truth).sum() / truth.sum().clamp_min(1), (said & near).sum() / said.sum().clamp_min(1), score


def sheet(rows, path, most=12):
    """Pictures above what is seen in them: frame red, lens green, glare blue."""
    tiles = []
    for images, answer in rows:
        tiles += [torch.cat(list(images[:most].cpu()), 2), torch.cat(list((0.5 * images + 0.5 * answer)[:most].cpu()), 2)]
    drawn = F.interpolate(torch.cat(tiles, 1)[None], scale_factor=0.6, mode='bilinear', antialias=True, align_corners=False)[0]
    Image.fromarray((drawn.clamp(0, 1).permute(1, 2, 0) * 255).byte().numpy()).save(path, quality=90)


@torch.no_grad()
def evaluate(network, samples, bare, wearers, o):
    torch.manual_seed(7)
    random.seed(7)
    device = samples.x.device
    which = torch.tensor(bare[:4] if o.small else bare, device=device)
    drawn, labels, mesh = samples.make(which, torch.arange(len(which), device=device), calm=True)
    plain, _, plain_mesh = samples.make(which, [], calm=True)
    rows = []
    for size in sorted(set(SIZES), reverse=True):
        answer = answers(network, as_soft(drawn, size))
        iou, recall, precision, score = figures(answer, labels, mesh)
        free = worn(answers(network, as_soft(plain, size)), plain_mesh)
        print(f'square of {size} px: frame IoU {iou:.3f}, found within 2 px {recall:.3f}, right within 2 px {precision:.3f}; wearing seen {(score > 0.5).float().mean():.3f}, on bare faces {(free > 0.5).float().mean():.4f} (highest {free.max():.2f})', flush=True)
    glass, marks, place = samples.make(which.repeat(1 if o.small else 4), torch.arange(len(which) * (1 if o.small else 4) // 2, device=device))
    seen, order, _ = samples.seen(glass)
    answer = answers(network, seen)
    iou, recall, precision, score = figures(answer, marks[order], place[order])
    wears = marks[order][:, 1].sum((1, 2)) > 400
    bare_now = marks[order].sum((1, 2, 3)) < 1
    print(f'as trained: frame IoU {iou:.3f}, found {recall:.3f}, right {precision:.3f}; wearing seen {(score[wears] > 0.5).float().mean():.3f}, on bare faces {(score[bare_now] > 0.5).float().mean():.4f}', flush=True)
    rows = [(drawn[k:k + 12], answers(network, drawn[k:k + 12])) for k in (0, 12)] + [(seen[k:k + 12], answer[k:k + 12]) for k in (0, 12)]
    sheet(rows, f'{o.out}/drawn.jpg')
    if wearers:
        real, _, _ = samples.make(torch.tensor(wearers, device=device), [], calm=True)
        soft = as_soft(real, 72)
        sheet([(part[k:k + 12], answers(network, part[k:k + 12])) for k in (0, 12) for part in (real, soft) if len(part) >= k + 12] or [(real, answers(network, real))], f'{o.out}/real.jpg')
