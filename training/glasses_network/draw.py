"""Glasses drawn onto faces: planar lenses, a bridge, pads and temples in the frame of the average face.

Centimetres; x right, y down, z away.
"""
import torch

from strokes import across_strokes, stroke_cover

# The head behind the face: what of a temple lies beyond it is hidden.
HEAD_CENTRE, HEAD_AXES = (0.0, 0.0, 3.0), (7.4, 11.5, 8.2)


def uniform(n, low, high, device):
    return low + (high - low) * torch.rand(n, device=device)


def happens(n, p, device):
    return torch.rand(n, device=device) < p


def camera_of(mesh, canonical):
    """The affine view (n x 2 x 3, n x 2) that lays the average face onto each mesh."""
    points = torch.cat([canonical, torch.ones_like(canonical[:, :1])], 1)
    fitted = torch.linalg.pinv(points) @ mesh[:, :468, :2]
    return fitted[:, :3].transpose(1, 2), fitted[:, 3]


def shapes(n, device):
    """Lenses, rims and colours of n pairs of glasses; lengths in centimetres."""
    kind = torch.randint(0, 6, (n,), device=device)  # rectangle, oval, round, aviator, cat's eye, large square
    pick = lambda values: torch.tensor(values, device=device)[kind]
    g = {'wide': pick([2.65, 2.5, 2.3, 2.8, 2.7, 2.9]) * uniform(n, 0.88, 1.12, device)}
    g['high'] = g['wide'] * pick([0.62, 0.68, 0.96, 0.82, 0.7, 0.8]) * uniform(n, 0.85, 1.15, device)
    g['power'] = (pick([4.0, 2.3, 2.0, 2.6, 3.0, 4.0]) * uniform(n, 0.85, 1.3, device)).clamp_min(1.9)
    g['narrowing'] = pick([0.06, 0.03, 0.0, -0.12, 0.1, 0.06]) + 0.06 * torch.randn(n, device=device)
    g['lift'] = pick([0.0, 0.0, 0.0, 0.1, -0.16, 0.0]) + 0.03 * torch.randn(n, device=device)
    g['gap'] = uniform(n, 1.5, 2.3, device)
    rim = torch.rand(n, device=device)
    g['is_rimless'] = rim < 0.2
    g['is_half'] = (rim >= 0.2) & (rim < 0.35)
    is_thick = (rim > 0.6) & ~g['is_rimless']
    g['is_metal'] = ~is_thick & happens(n, 0.7, device) | g['is_rimless']
    g['thick'] = torch.where(is_thick, uniform(n, 0.2, 0.65, device), uniform(n, 0.05, 0.2, device))
    g['top_heavy'] = torch.where(happens(n, 0.3, device), uniform(n, 0.2, 2.0, device), uniform(n, 0.0, 0.3, device))
    g['bar'] = torch.where(is_thick, g['thick'] * uniform(n, 0.7, 1.4, device), uniform(n, 0.08, 0.2, device))
    g['arm'] = torch.where(is_thick, uniform(n, 0.25, 0.9, device), uniform(n, 0.1, 0.4, device))
    slipped = torch.where(happens(n, 0.2, device), uniform(n, 0.2, 1.0, device), torch.zeros(n, device=device))
    g['down'] = uniform(n, -0.25, 0.45, device) + slipped
    g['out'] = uniform(n, -6.1, -5.2, device)
    g['wrap'], g['tilt'] = uniform(n, 0.0, 0.18, device), uniform(n, 0.0, 0.2, device)
    g['roll'] = 0.025 * torch.randn(n, device=device)
    g['has_upper_bar'] = (kind == 3) & happens(n, 0.6, device)
    return g


def colours(n, g, device):
    grey = lambda low, high: uniform(n, low, high, device)[:, None] * (1 + 0.05 * torch.randn(n, 3, device=device))
    black, brown = grey(0.01, 0.13), torch.tensor([0.26, 0.15, 0.09], device=device) * uniform(n, 0.4, 1.3, device)[:, None]
    gold, silver = torch.tensor([0.72, 0.56, 0.34], device=device) * uniform(n, 0.6, 1.25, device)[:, None], grey(0.4, 0.85)
    any_hue, pale = torch.rand(n, 3, device=device) * uniform(n, 0.3, 1.0, device)[:, None], grey(0.6, 0.95)
    metal = torch.stack([black, gold, silver, silver * 0.5, brown], 1)
    plastic = torch.stack([black, black, brown, any_hue, pale], 1)
    choose = lambda table: table[torch.arange(n, device=device), torch.randint(0, 5, (n,), device=device)]
    return torch.where(g['is_metal'][:, None], choose(metal), choose(plastic)).clamp(0, 1)


def turned(mesh_camera, g):
    """The view of the glasses, which sit a little askew."""
    view, move = mesh_camera
    c, s, o, l = g['roll'].cos(), g['roll'].sin(), torch.zeros_like(g['roll']), torch.ones_like(g['roll'])
    return view @ torch.stack([c, -s, o, s, c, o, o, o, l], 1).view(-1, 3, 3), move


def seen_at(camera, points):
    view, move = camera
    return points @ view.transpose(1, 2) + move[:, None]


def is_free(camera, points):
    """Whether nothing of the head lies between points (n x k x 3) and the camera."""
    view, _ = camera
    towards = torch.cross(view[:, 0], view[:, 1], dim=1)
    towards = towards * -towards[:, 2:].sign()
    axes, centre = (torch.tensor(each, device=points.device) for each in (HEAD_AXES, HEAD_CENTRE))
    p, d = (points - centre) / axes, (towards / axes)[:, None]
    a, b, c = (d * d).sum(-1), (p * d).sum(-1), (p * p).sum(-1) - 1
    root = b * b - a * c
    return ~((root > 0) & (-b + root.clamp_min(0).sqrt() > 0))


def lens(camera, g, side, x, y):
    """Signed distance to the edge of one lens in pixels (n x h x w), how far up its frame a place lies (-1 to 1),
    and the way out of it."""
    view, move = camera
    n = len(view)
    zero = torch.zeros(n, device=view.device)
    centre = torch.stack([side * (g['wide'] + g['gap'] / 2), -2.65 + g['down'], g['out'] + g['wide'] * g['wrap']], 1)
    along = torch.stack([side * g['wrap'].cos(), zero, g['wrap'].sin()], 1)
    down = torch.stack([zero, g['tilt'].cos(), g['tilt'].sin()], 1)
    plane = view @ torch.stack([along, down], 2)
    origin = (view @ centre[:, :, None])[:, :, 0] + move
    back = torch.linalg.inv(plane)
    dx, dy = x[None] - origin[:, 0, None, None], y[None] - origin[:, 1, None, None]
    of = lambda i, j: back[:, i, j, None, None]
    u, v = of(0, 0) * dx + of(0, 1) * dy, of(1, 0) * dx + of(1, 1) * dy
    wide, high, power, narrowing, lift = (g[k][:, None, None] for k in ('wide', 'high', 'power', 'narrowing', 'lift'))
    v = v - lift * u
    rise = (v / high).clamp(-1.5, 1.5)
    u = u / (1 - narrowing * rise)
    reach = ((u / wide).abs().clamp_min(1e-3) ** power + (v / high).abs().clamp_min(1e-3) ** power) ** (1 / power) - 1
    gy, gx = torch.gradient(reach, dim=(1, 2))
    steep = (gx * gx + gy * gy).sqrt().clamp_min(1e-5)
    edge = lambda at_u, at_v: centre + at_u[:, None] * along + (at_v + g['lift'] * at_u)[:, None] * down
    return reach / steep, -rise, gx / steep, gy / steep, edge


def bars(camera, g, lenses):
    """Bridge, pads and temples as strokes: where they begin and end (n x k x 2), half widths, and which of them are temples."""
    n, device = len(g['wide']), g['wide'].device
    starts, ends, halves, shown, arms = [], [], [], [], []
    (_, scale), one = scale_of(camera), torch.ones(n, device=device)

    def run(points, half, there, is_arm=False):
        points = torch.stack(points, 1)
        flat = seen_at(camera, points)
        free = is_free(camera, (points[:, 1:] + points[:, :-1]) / 2) if is_arm else None
        for k in range(points.shape[1] - 1):
            starts.append(flat[:, k]), ends.append(flat[:, k + 1]), halves.append(half * scale / 2), arms.append(is_arm)
            shown.append(there & free[:, k] if is_arm else there)

    def over_nose(height, rise, half, there):
        left, right = (edge(-g['wide'] * (1 - height.abs() ** g['power']).clamp_min(0.01) ** (1 / g['power']) - 0.02, height * g['high']) for *_, edge in lenses)
        top = (left + right) / 2
        top = top + torch.stack([torch.zeros_like(rise), -rise, -0.35 * one], 1)
        bend = lambda t: (1 - t) ** 2 * left + 2 * t * (1 - t) * (2 * top - (left + right) / 2) + t ** 2 * right
        run([bend(t) for t in (0.0, 0.17, 0.34, 0.5, 0.66, 0.83, 1.0)], half, there)

    always = torch.ones(n, dtype=torch.bool, device=device)
    over_nose(uniform(n, -0.55, 0.15, device), uniform(n, 0.0, 0.35, device), g['bar'], always)
    over_nose(-0.85 * one, uniform(n, 0.0, 0.1, device), g['bar'] * 0.7, g['has_upper_bar'])
    height, reach = uniform(n, -0.75, 0.0, device), uniform(n, 0.25, 0.7, device)
    ear = torch.stack([7.75 * one + 0.2 * torch.randn(n, device=device), -2.5 + 0.4 * torch.randn(n, device=device), 3.0 * one], 1)
    with_pads = g['is_metal'] & happens(n, 0.7, device)
    for side, (*_, edge) in zip((-1.0, 1.0), lenses):
        mirror = torch.tensor([side, 1.0, 1.0], device=device)
        begin = edge(g['wide'], height * g['high'])
        hinge = begin + torch.stack([side * reach, torch.zeros_like(reach), 0.5 * reach], 1)
        end = ear * mirror
        along = [hinge + (end - hinge) * t for t in (0.0, 0.15, 0.3, 0.5, 0.75, 1.0)]
        run([begin, *along, end + torch.tensor([0.0, 0.6, 2.0], device=device)], g['arm'], always, is_arm=True)
        rim = edge(-0.93 * g['wide'], 0.25 * g['high'])
        nose = torch.stack([side * uniform(n, 0.75, 1.05, device), rim[:, 1] + 0.2, rim[:, 2] + 0.3], 1)
        run([rim, nose], 0.07 * one, with_pads)
        run([nose, nose + torch.stack([side * 0.18 * one, 0.5 * one, 0.25 * one], 1)], 0.24 * one, with_pads)
    return torch.stack(starts, 1), torch.stack(ends, 1), torch.stack(halves, 1), torch.stack(shown, 1), torch.tensor(arms, device=device)


def scale_of(camera):
    """Pixels a centimetre, across and on the whole."""
    rows = camera[0].norm(dim=2)
    return rows[:, 0], rows.mean(1)


def glasses(mesh, canonical, x, y):
    """The frame's cover, its label (a hair's width is widened to what can be marked), the lenses, and how light falls on the frame."""
    n, device = len(mesh), mesh.device
    g = shapes(n, device)
    camera = turned(camera_of(mesh, canonical), g)
    _, scale = scale_of(camera)
    lenses = [lens(camera, g, side, x, y) for side in (-1.0, 1.0)]
    cover, label, inside, lit = (torch.zeros(n, *x.shape, device=device) for _ in range(4))
    angle = uniform(n, -2.6, -0.5, device)
    to_light = angle.cos()[:, None, None], angle.sin()[:, None, None]
    edges, borders = torch.zeros_like(cover), torch.zeros_like(cover)
    for distance, rise, out_x, out_y, _ in lenses:
        thick = g['thick'][:, None, None] * scale[:, None, None] * (1 + g['top_heavy'][:, None, None] * rise.clamp(0, 1))
        there = torch.where(g['is_half'][:, None, None], ((rise + 0.1) * 5).clamp(0, 1), torch.ones_like(rise)) * (~g['is_rimless']).float()[:, None, None]
        middle = distance - thick / 2
        ring = (thick / 2 + 0.5 - middle.abs()).clamp(0, 1) * thick.clamp(0, 1) * there
        marked = (thick.clamp_min(1.4) / 2 + 0.5 - middle.abs()).clamp(0, 1) * there
        side = (middle / (thick / 2 + 0.3)).clamp(-1, 1) * (out_x * to_light[0] + out_y * to_light[1])
        lit = torch.where(ring > cover, side, lit)
        cover, label = torch.maximum(cover, ring), torch.maximum(label, marked)
        borders = torch.maximum(borders, (1.1 - (middle.abs() - thick / 2).abs()).clamp(0, 1) * there)
        inside = torch.maximum(inside, (0.5 - distance).clamp(0, 1))
        edges = torch.maximum(edges, (1.2 - distance.abs()).clamp(0, 1) * (1 - there))
    starts, ends, halves, shown, is_arm = bars(camera, g, lenses)
    bar, bar_lit = across_strokes(x, y, starts, ends, halves, shown, to_light)
    lit = torch.where(bar > cover, bar_lit, lit)
    label = torch.maximum(label, stroke_cover(x, y, starts, ends, halves.clamp_min(0.7), shown.float()))
    return {'cover': torch.maximum(cover, bar)[:, None], 'label': label[:, None], 'lens': (inside * (1 - torch.maximum(cover, bar)))[:, None],
            'lit': lit[:, None], 'edges': edges[:, None], 'borders': borders[:, None],
            'shape': g, 'scale': scale, 'colour': colours(n, g, device)}
