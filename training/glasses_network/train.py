"""Trains the glasses network.

    python3 train.py --data FOLDER --topology topology.json --wearers wearers.json --out RESULTS --seconds 540
      [--state STATE.pt | --start WEIGHTS.onnx] [--small]

`wearers.json` lists the people who wear glasses in their portraits: nothing is drawn on them. Once there is a state,
its network marks their real glasses on the clean portrait and one sample in six is such a one. People marked as held
out are never trained on.
"""
import argparse
import copy
import json
import os
import random
import time

import onnx
import onnx.numpy_helper
import torch
import torch.nn as nn
import torch.nn.functional as F

import face_network  # noqa: F401
from data import Crops
from evaluate import evaluate, score_all
from mesh import Topology
from network import GlassesNetwork, export
from samples import Samples


def arguments():
    a = argparse.ArgumentParser()
    a.add_argument('--data', required=True)
    a.add_argument('--topology', required=True)
    a.add_argument('--wearers', required=True)
    a.add_argument('--out', required=True)
    a.add_argument('--state')
    a.add_argument('--start', help='weights of a network that ships, to begin with where there is no state')
    a.add_argument('--marks', action='store_true', help='--start marks real glasses, or they are forgotten')
    a.add_argument('--seconds', type=float, default=540)
    a.add_argument('--batch', type=int, default=128)
    a.add_argument('--lr', type=float, default=2e-3)
    a.add_argument('--lr-end', type=float, default=1e-4)
    a.add_argument('--small', action='store_true', help='a few steps on a few portraits: does it run?')
    return a.parse_args()


def overlap(p, truth):
    """One less the share of what is marked and true among what is either; pictures without glasses have none."""
    both, either = (p * truth).sum((2, 3)), (p * p + truth * truth - p * truth).sum((2, 3))
    return 1 - (both + 1) / (either + 1)


def loss_of(logits, truth):
    each = F.binary_cross_entropy_with_logits(logits, truth, reduction='none').mean((0, 2, 3))
    worn = (truth[:, :1].sum((2, 3)) > 20).float()
    shape = (overlap(torch.sigmoid(logits[:, :2]), truth[:, :2]) * worn).mean(0)
    return {'frame': 12 * each[0], 'lens': 4 * each[1], 'glare': 4 * each[2], 'frame shape': shape[0], 'lens shape': 0.5 * shape[1]}


class Trainer:
    def __init__(self, o, samples, bare, wearers):
        device = samples.x.device
        self.o, self.samples, self.bare, self.wearers = o, samples, bare, wearers
        self.network = GlassesNetwork().to(device).to(memory_format=torch.channels_last)
        self.average, self.teacher, self.step = copy.deepcopy(self.network), None, 0
        self.optimiser = torch.optim.AdamW(self.network.parameters(), o.lr, weight_decay=1e-4)
        self.half = torch.autocast(device.type, torch.bfloat16, enabled=device.type == 'cuda')

    def load(self, path, device):
        state = torch.load(path, map_location=device)
        self.network.load_state_dict(state['network'])
        self.average.load_state_dict(state['average'])
        self.step, self.teacher = state['step'], copy.deepcopy(self.average).eval()

    def start(self, path):
        """Begins with an exported network; real glasses are marked only with `--marks`: labels may have changed."""
        read = lambda w: torch.from_numpy(onnx.numpy_helper.to_array(w).astype('float32'))
        weights = {w.name.removesuffix('.half'): read(w) for w in onnx.load(path).graph.initializer}
        known = {name: weights[name] for name in self.network.state_dict()}
        self.network.load_state_dict(known)
        self.average.load_state_dict(known)
        if self.o.marks:
            self.teacher = copy.deepcopy(self.average).eval()

    def state(self):
        return {'network': self.network.state_dict(), 'average': self.average.state_dict(), 'step': self.step}

    @torch.no_grad()
    def marked(self, images):
        """What the last run's network sees on clean portraits, the same from both sides."""
        with self.half:
            p = (self.teacher.logits(images) + self.teacher.logits(images.flip(-1)).flip(-1)).float()
        return torch.sigmoid(p)

    def batch(self):
        n = self.o.batch
        real = n // 6 if self.teacher else 0
        device = self.samples.x.device
        which = torch.tensor(random.choices(self.bare, k=n - real) + random.choices(self.wearers, k=real), device=device)
        return self.samples.make(which, torch.arange(n // 2 - real // 2, device=device), marks=(self.marked, slice(n - real, n)) if real else None)

    def train_step(self, progress):
        for group in self.optimiser.param_groups:
            group['lr'] = min(1.0, (self.step + 1) / 100) * self.o.lr * (self.o.lr_end / self.o.lr) ** progress
        images, labels, _ = self.batch()
        seen, order, _ = self.samples.seen(images)
        with self.half:
            logits = self.network.logits(seen.to(memory_format=torch.channels_last))
        losses = loss_of(logits.float(), labels[order])
        self.optimiser.zero_grad(set_to_none=True)
        sum(losses.values()).backward()
        if torch.isfinite(nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)):
            self.optimiser.step()
        with torch.no_grad():
            decay = min(0.998, (self.step + 1) / (self.step + 20))
            torch._foreach_mul_(kept := list(self.average.parameters()), decay)
            torch._foreach_add_(kept, list(self.network.parameters()), alpha=1 - decay)
        self.step += 1
        return {k: float(v.detach()) for k, v in losses.items()} if self.step % 20 == 0 or self.o.small else {}


def main():
    o = arguments()
    began = time.time()
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    os.makedirs(o.out, exist_ok=True)
    torch.manual_seed(int(began))
    random.seed(int(began))
    torch.backends.cudnn.benchmark = True
    torch.backends.cudnn.allow_tf32 = True
    topology = Topology(o.topology, device)
    crops = Crops(o.data.split(','), device, most=40 if o.small else None)
    wearing = set(json.load(open(o.wearers)))
    choose = lambda held, worn: [i for i, person in enumerate(crops.people) if crops.held_out[i] == held and (person in wearing) == worn]
    bare, wearers = choose(False, False), choose(False, True)
    if o.small:
        o.batch = 16
    print(f'{len(bare)} bare faces to draw on, {len(wearers)} with real glasses, {len(choose(True, False))} and {len(choose(True, True))} held out; {time.time() - began:.0f} s', flush=True)
    trainer = Trainer(o, Samples(crops, topology), bare, wearers)
    if o.state and os.path.exists(o.state):
        trainer.load(o.state, device)
        print('goes on at step', trainer.step, flush=True)
    elif o.start:
        trainer.start(o.start)
    mean, first, loop = {}, trainer.step, time.time()
    while time.time() - began < o.seconds - 25 and not (o.small and trainer.step - first >= 4):
        for k, v in trainer.train_step(min(1.0, (time.time() - loop) / max(1.0, o.seconds - 25 - (loop - began)))).items():
            mean[k] = v if k not in mean else 0.9 * mean[k] + 0.1 * v
        if trainer.step % 200 == 0 or o.small:
            print(f'{time.time() - began:5.0f} s step {trainer.step}, {(trainer.step - first) / (time.time() - loop):.1f} a second: ' + ' '.join(f'{k} {v:.3f}' for k, v in mean.items()), flush=True)
    torch.save(trainer.state(), f'{o.out}/state.pt')
    trainer.average.eval()
    evaluate(trainer.average, trainer.samples, choose(True, False) or bare, choose(True, True), o)
    json.dump(score_all(trainer.average, trainer.samples), open(f'{o.out}/scores.json', 'w'))
    export(trainer.average, f'{o.out}/glasses-network.onnx')
    print(f'finished at step {trainer.step}, {time.time() - began:.0f} s', flush=True)


if __name__ == '__main__':
    main()
