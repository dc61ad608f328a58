"""Trains the face network.

    python3 train.py --data FOLDER[,FOLDER] --topology topology.json --recogniser faceres.onnx --out RESULTS --seconds 540
        [--state STATE.pt | --start WEIGHTS.onnx] [--frames FOLDER] [--drawn FOLDER[,FOLDER]] [--small]

Portraits of people marked as held out are never trained on. STATE is read if it is there and written at the end: a training goes on from run to run.
"""
import argparse
import json
import os
import random
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from data import Crops, Targets
from drawn import DrawnPairs
from evaluate import draw_sheets, write_sheet
from export import export
from identity import Identity
from mesh import Topology
from networks import Discriminator, Generator
from pairs import Pairs
from softness import amount, bands
from warp import masked_low


SHARP_FACE = 90
# Its steepness is the dearest thing about the adversary, and changes slowly.
STEEPNESS_EVERY = 8


def arguments():
    a = argparse.ArgumentParser()
    a.add_argument('--data', required=True)
    a.add_argument('--topology', required=True)
    a.add_argument('--recogniser', required=True)
    a.add_argument('--out', required=True)
    a.add_argument('--state')
    a.add_argument('--frames')
    a.add_argument('--start', help='weights that were shipped')
    a.add_argument('--drawn', help='what compose.ts drew: every step learns from it')
    a.add_argument('--strangers', type=float, default=0.0, help='share of a batch: head and face of two people')
    a.add_argument('--texture', type=float, default=40)
    a.add_argument('--seconds', type=float, default=540)
    a.add_argument('--batch', type=int, default=160)
    a.add_argument('--placements', type=int, default=8)
    a.add_argument('--lr', type=float, default=4e-4)
    a.add_argument('--lr-end', type=float, default=1e-4)
    a.add_argument('--identity', type=float, default=0.7)
    a.add_argument('--adversary', type=float, default=1.0)
    a.add_argument('--detail', type=float, default=12)
    a.add_argument('--tint', type=float, default=10)
    a.add_argument('--cleared', type=float, default=50)
    a.add_argument('--adversary-from', type=int, default=600)
    a.add_argument('--adversary-lr', type=float, default=4e-4)
    a.add_argument('--steepness', type=float, default=5e-4)
    a.add_argument('--small', action='store_true', help='a few steps on a few photos: does it run?')
    return a.parse_args()


def gradients(a):
    return a[..., :, 1:] - a[..., :, :-1], a[..., 1:, :] - a[..., :-1, :]


def difference(a, b, weight, finest=1.0):
    """Colour and edges at three sizes."""
    loss = 6 * (weight * (a - b).abs()).mean()
    for k in range(3):
        (ax, ay), (bx, by) = gradients(a), gradients(b)
        across, down = (ax - bx).abs() * weight[..., :, 1:], (ay - by).abs() * weight[..., 1:, :]
        loss = loss + 4 * (finest if k == 0 else 1) * (across.mean() + down.mean())
        if k < 2:
            a, b, weight = (F.avg_pool2d(each, 2) for each in (a, b, weight))
    return loss


def apart(activations, true):
    true = true.detach()
    return (activations - true).abs().mean() / (true.abs().mean() + 1e-3)


def judged(image, p, which):
    alpha, eye, _, mouth = (mask[which] for mask in p['masks'])
    return torch.cat([image[which] * 2 - 1, alpha, eye, mouth], 1).to(memory_format=torch.channels_last)


def over_face(values, alpha):
    """Mean over the patches that show the new face: all else is true in both classes, and nobody could tell it."""
    weight = F.adaptive_avg_pool2d(alpha, values.shape[-2:])
    return (values.float() * weight).sum() / weight.sum().clamp_min(1)


class Trainer:
    def __init__(self, o, pairs, identity, margin):
        self.o, self.pairs, self.identity, self.margin = o, pairs, identity, margin
        device = pairs.crops.images.device
        self.generator = Generator().to(device).to(memory_format=torch.channels_last)
        self.average = Generator().to(device).to(memory_format=torch.channels_last)
        self.average.load_state_dict(self.generator.state_dict())
        self.adversary = Discriminator().to(device).to(memory_format=torch.channels_last)
        self.g = torch.optim.Adam(self.generator.parameters(), o.lr, betas=(0.5, 0.99), fused=device.type == 'cuda')
        self.d = torch.optim.Adam(self.adversary.parameters(), o.adversary_lr, betas=(0.0, 0.99), fused=device.type == 'cuda')
        self.step, self.first, self.pull, self.drawn = 0, 0, None, None
        self.half = torch.autocast(device.type, torch.bfloat16, enabled=device.type == 'cuda')

    def state(self):
        """Small enough to travel: weights in half precision, without the optimisers' memory (the first steps of a run are slow instead)."""
        halved = lambda network: {k: v.half() if v.is_floating_point() else v for k, v in network.state_dict().items()}
        return {'generator': halved(self.generator), 'average': halved(self.average), 'adversary': halved(self.adversary), 'step': self.step, 'pull': self.pull}

    def load(self, path, device):
        state = torch.load(path, map_location=device)
        for name in ('generator', 'average', 'adversary'):
            getattr(self, name).load_state_dict(state[name])
        self.step = self.first = state['step']
        self.pull = state['pull']

    def start(self, path):
        """From weights in half precision, as `export.py` stores them."""
        import onnx
        from onnx import numpy_helper
        shipped = {t.name.removesuffix('.half'): torch.from_numpy(numpy_helper.to_array(t).astype('float32')) for t in onnx.load(path).graph.initializer}
        for network in (self.generator, self.average):
            network.load_state_dict({name: shipped[name].view_as(value) for name, value in network.state_dict().items()})

    def losses(self, p, out):
        same, swap = slice(0, self.pairs.same), slice(self.pairs.same, self.pairs.n)
        n = self.pairs.n
        alpha, eye, iris, mouth = p['masks']
        care = 1 + 2 * F.avg_pool2d(torch.maximum(eye, mouth), 9, 1, 4)
        weight = care * (0.05 + (p['alpha'] > 0).float()) * (1 + 2 * p['foreign'])
        losses = {'same': difference(out[same], p['target'][same], weight[same])}
        # The recogniser is the dearest part of a step: half of the batch is enough for it.
        few, half = self.pairs.same // 2, slice(self.pairs.same // 2, self.pairs.same + (n - self.pairs.same) // 2)
        with self.half:
            described, taps = self.identity(torch.cat([out[half], p['target'][few:self.pairs.same]]).clamp(0, 1), torch.cat([p['mesh'][half], p['mesh'][few:self.pairs.same]]))
        count, again = half.stop - half.start, self.pairs.same - few
        losses['features'] = 1.5 * sum((t[:again] - t[count:].detach()).float().abs().mean() / (t[count:].detach().float().abs().mean() + 1e-3) for t in taps) / len(taps)
        near = (self.identity.unit(described[:count].float()) * self.identity.photos[p['photo'][half]]).sum(1)
        # A soft frame cannot hold a likeness: asked for it, the network embosses.
        missing = F.relu(self.margin - near) * p['sharp'][half] ** 2
        losses['identity'] = self.o.identity * missing[again:].mean() + 0.3 * self.o.identity * missing[:again].mean()
        light = ((masked_low(out, (alpha > 0).float()) - p['low']).abs() * p['alpha'])
        losses['light'] = 20 * light[swap].mean()
        own = p['alpha'] * p['trust'] * (1 - p['foreign'])
        losses['detail'] = self.detail(p, out, own, own * (1 - eye) * (1 - mouth), swap)
        tint = lambda a: F.avg_pool2d(a - a.mean(1, keepdim=True), 5, 1, 2)
        losses['tint'] = self.o.tint * ((tint(out) - tint(p['base'])).abs() * own)[swap].mean()
        losses['cleared'] = self.o.cleared * ((out - p['low']).abs() * p['alpha'] * p['foreign'] * p['bare'])[swap].mean()
        return losses, near[again:].detach().mean()

    def losses_of_drawn(self, p, out):
        """A face on its owner's head has its truth; one on a stranger's must stay who it is."""
        known, few, strange = slice(0, p['open'].start), slice(0, p['open'].start // 2), p['open']
        alpha, eye, _, mouth = p['masks']
        care = 1 + 2 * F.avg_pool2d(torch.maximum(eye, mouth), 9, 1, 4)
        weight = care * (0.05 + (p['alpha'] > 0).float())
        losses = {'same': difference(out[known], p['target'][known], weight[known], finest=0.4)}
        with self.half:
            faces = torch.cat([out[few], out[strange], p['target'][few]]).clamp(0, 1)
            described, taps = self.identity(faces, torch.cat([p['mesh'][few], p['mesh'][strange], p['mesh'][few]]))
        n, m = few.stop, strange.stop - strange.start
        losses['features'] = 1.5 * sum(apart(tap[:n].float(), tap[n + m:].float()) for tap in taps) / len(taps)
        unit = self.identity.unit(described[:n + m].float())
        sharp = p['sharp'] ** 2
        near = (unit * self.identity.photos[torch.cat([p['photo'][few], p['photo'][strange]])]).sum(1)
        missing = F.relu(self.margin - near)
        losses['identity'] = self.o.identity * (missing[:n] * sharp[few]).mean()
        if m > 0:
            with torch.no_grad(), self.half:
                drawn, _ = self.identity(p['base'][strange].clamp(0, 1), p['mesh'][strange])
                before = self.identity.unit(drawn.float())
            towards = lambda described, whom: (described * self.identity.photos[p[whom][strange]]).sum(1)
            back = towards(unit[n:], 'owner') - towards(before, 'owner')
            lost = (0.5 * missing[n:] + F.relu(back)) * sharp[strange]
            losses['identity'] = losses['identity'] + self.o.identity * lost.mean()
            # One recogniser alone is bought with patches of colour and light.
            losses['kept'] = self.kept(p, out, strange)
            losses['given back'] = back.detach().mean()
            losses['nearer'] = (near[n:] - towards(before, 'photo')).detach().mean()
        # Pores lie nowhere in particular, so a difference only takes them away: as much of them as the truth has there.
        around = lambda band: F.avg_pool2d(band.abs().mean(1, keepdim=True), 13, 1, 6)
        pairs_of_bands = zip(bands(out), bands(p['target']))
        rougher = sum(((around(a) - around(b)).abs() * p['alpha'])[known].mean() for a, b in pairs_of_bands)
        losses['texture'] = self.o.texture * rougher
        return losses, near[:n].detach().mean()

    def kept(self, p, out, which):
        """Tint and light as they were drawn: there is no truth that says otherwise."""
        alpha, face = p['alpha'][which], (p['masks'][0][which] > 0).float()
        made, drawn = out[which], p['base'][which]
        tint = lambda a: F.avg_pool2d(a - a.mean(1, keepdim=True), 5, 1, 2)
        light = (masked_low(made, face) - masked_low(drawn, face)).abs()
        return ((self.o.tint * (tint(made) - tint(drawn)).abs() + 20 * light) * alpha).mean()

    def detail(self, p, out, own, skin, swap):
        """The photo's fine detail where it lies, but no more of it than the target has: a soft frame gets a soft face."""
        loss = 0
        for of_out, of_base, of_target, where in zip(bands(out[swap]), bands(p['base'][swap]), bands(p['target'][swap]), (own[swap], skin[swap])):
            share = (amount(of_target, skin[swap]) / amount(of_base, skin[swap])).clamp(0.1, 1.2)
            loss = loss + self.o.detail * ((of_out - share * of_base).abs() * where).mean()
        return loss

    def calm(self, p, out):
        """The same frame with other noise must give the same face."""
        some = slice(self.pairs.same, self.pairs.same + 8)
        noisy = p['x'][some].clone()
        noisy[:, :6] += torch.randn_like(noisy[:, :1]) * 0.03
        again = p['base'][some] + self.generator(noisy).float() * p['alpha'][some]
        return 3 * ((again - out[some]).abs() * p['alpha'][some]).mean()

    def told_apart(self, out, p, which):
        """What the adversary answers to the made face and to the true one of the same frame, place by place."""
        answers = self.adversary(torch.cat([judged(out, p, which), judged(p['target'], p, which)]))
        return zip(*(answer.chunk(2) for answer in answers))

    def steepness(self, p, some):
        """How fast its answer changes around true faces: steep walls teach nothing."""
        image = judged(p['target'], p, some).float().requires_grad_(True)
        slope, = torch.autograd.grad(sum(answer.sum() for answer in self.adversary(image)), image, create_graph=True)
        return slope[:, :3].pow(2).sum((1, 2, 3)).mean()

    def train_step(self, progress):
        o = self.o
        swap = slice(self.pairs.same, self.pairs.n)
        warm = min(1.0, (self.step - self.first + 1) / 200)
        for group in self.g.param_groups:
            group['lr'] = warm * o.lr * (o.lr_end / o.lr) ** progress
        p = self.drawn.batch(self.drawn.choose(o.strangers)) if self.drawn else self.pairs.make(self.pairs.choose())
        with self.half:
            correction = self.generator(p['x'].to(memory_format=torch.channels_last))
        out = p['base'] + correction.float() * p['alpha']
        losses, near = self.losses_of_drawn(p, out) if self.drawn else self.losses(p, out)
        with self.half:
            losses['calm'] = self.calm(p, out)
        strength = o.adversary * min(1.0, max(0.0, (self.step - o.adversary_from) / 500))
        if strength > 0:
            self.adversary.requires_grad_(False)
            with self.half:
                made, true = self.told_apart(out, p, swap)
                fooled = sum(over_face(F.softplus(t.detach() - m), p['alpha'][swap]) for m, t in zip(made, true)) / len(made)
            if self.pull is None or self.step % 10 == 0:
                last = self.generator.out.weight
                wanted = torch.autograd.grad(losses['same'] + losses['features'], last, retain_graph=True)[0].norm()
                given = torch.autograd.grad(fooled, last, retain_graph=True)[0].norm()
                now = float((wanted / (given + 1e-6)).clamp(1e-3, 4))
                self.pull = now if self.pull is None else 0.9 * self.pull + 0.1 * now
            losses['fooled'] = strength * self.pull * fooled
        self.g.zero_grad(set_to_none=True)
        sum(loss for loss in losses.values() if loss.requires_grad).backward()
        if torch.isfinite(nn.utils.clip_grad_norm_(self.generator.parameters(), 1.0)):
            self.g.step()
        if self.step >= o.adversary_from - 300:
            self.adversary.requires_grad_(True)
            with self.half:
                made, true = self.told_apart(out.detach().clamp(0, 1), p, swap)
            pairs_of_answers = [(m.float(), t.float()) for m, t in zip(made, true)]
            told = sum(over_face(F.softplus(m - t), p['alpha'][swap]) for m, t in pairs_of_answers) / len(made)
            losses['told'] = told.detach()
            losses['right'] = sum(over_face((t > m).float(), p['alpha'][swap]) for m, t in pairs_of_answers) / len(made)
            if self.step % STEEPNESS_EVERY == 0:
                losses['steep'] = self.steepness(p, slice(swap.start, swap.start + 24))
                told = told + STEEPNESS_EVERY * o.steepness * losses['steep']
            self.d.zero_grad(set_to_none=True)
            told.backward()
            self.d.step()
        with torch.no_grad():
            decay = min(0.999, (self.step + 1) / (self.step + 20))
            torch._foreach_mul_(kept := list(self.average.parameters()), decay)
            torch._foreach_add_(kept, list(self.generator.parameters()), alpha=1 - decay)
        self.step += 1
        return {**{k: float(v.detach()) for k, v in losses.items()}, 'near': float(near)} if self.step % 20 == 0 or self.o.small else None


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
    # Smaller faces are only drawn upon.
    train = [i for i, held in enumerate(crops.held_out) if not held and crops.face_widths[i] >= SHARP_FACE]
    held = [i for i, each in enumerate(crops.held_out) if each]
    if o.small:
        train, held, o.placements, o.batch = train[:16], held[:4], 1, 16
    print(f'{len(crops.people)} photos of {len(crops.by_person)} people, {len(train)} to train on, {len(held)} held out, '
          f'{sum(len(v) > 1 for v in crops.by_person.values())} people with several; {time.time() - began:.0f} s', flush=True)
    identity = Identity(o.recogniser, device)
    identity.describe_all(crops, train)
    same = [float(identity.photos[a] @ identity.photos[b]) for v in crops.by_person.values() for a in v for b in v if a < b]
    margin = float(torch.tensor(same).median()) if same else 0.6
    targets = Targets(crops, train + held, topology, o.placements)
    print(f'{len(targets.images)} targets drawn; same person at {margin:.3f}; {time.time() - began:.0f} s', flush=True)

    pairs = Pairs(crops, targets, train, topology, o.batch)
    trainer = Trainer(o, pairs, identity, margin)
    if o.state and os.path.exists(o.state):
        trainer.load(o.state, device)
        print('goes on at step', trainer.step, flush=True)
    if o.start:
        trainer.start(o.start)
    if o.drawn:
        trainer.drawn = DrawnPairs(o.drawn.split(','), crops, topology, o.batch, most=40 if o.small else None)
        print(f'{len(trainer.drawn.images)} drawings; {time.time() - began:.0f} s', flush=True)
    mean, first, loop, saved = {}, trainer.first, time.time(), time.time()
    while time.time() - began < o.seconds - 30 and not (o.small and trainer.step - first >= 6):
        said = trainer.train_step(min(1.0, (time.time() - loop) / max(1.0, o.seconds - 30 - (loop - began))))
        for k, v in (said or {}).items():
            mean[k] = v if k not in mean else 0.9 * mean[k] + 0.1 * v
        if time.time() - saved > 60:
            saved = time.time()
            torch.save(trainer.state(), f'{o.out}/state.part')
            os.replace(f'{o.out}/state.part', f'{o.out}/state.pt')
        if trainer.step % 400 == 0 or o.small:
            print(f'{time.time() - began:5.0f} s step {trainer.step} {(trainer.step - first) / (time.time() - loop):.1f} steps and {o.batch * (trainer.step - first) / (time.time() - loop):.0f} samples a second ' + ' '.join(f'{k} {v:.3f}' for k, v in mean.items()) + f' pull {trainer.pull}', flush=True)
    torch.save(trainer.state(), f'{o.out}/state.pt')
    trainer.average.eval()
    export(trainer.average, f'{o.out}/face-network.onnx')
    trainer.average.to(device)
    if drawings := trainer.drawn:
        plain = {'augment': False}
        for name, how in (('drawn', plain), ('filmed', {}), ('strangers', {**plain, 'stranger': True})):
            with torch.no_grad():
                p = drawings.make(drawings.choose()[o.batch // 2 - 12:o.batch // 2 + 12], **how)
                out = (p['base'] + trainer.average(p['x']) * p['alpha']).clamp(0, 1)
            photos = F.interpolate(crops.images[p['photo']].float() / 255, size=out.shape[-2:])
            write_sheet(torch.cat([photos, p['target'], p['base'], out], 3), f'{o.out}/{name}.jpg')
    else:
        draw_sheets(trainer.average, pairs, identity, held, o)
    json.dump({'step': trainer.step, 'losses': mean}, open(f'{o.out}/run.json', 'w'))
    print(f'finished at step {trainer.step}, {time.time() - began:.0f} s', flush=True)


if __name__ == '__main__':
    main()
