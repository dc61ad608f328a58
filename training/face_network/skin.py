"""Tells bare skin from what lies over it (hair, a hat's brim, background past the cheek) by colour alone: no parsing network is at hand."""
import torch
import torch.nn.functional as F

# Vertices of cheeks, nose and the space between the brows: skin on nearly every portrait, beards and fringes or not.
SKIN_SAMPLES = [50, 280, 101, 330, 36, 266, 117, 346, 118, 347, 119, 348, 6, 197, 195, 5, 4, 9, 8, 168]
# How far skin strays from its own mean: logarithm of brightness, red against green, blue against green.
SPREAD = (0.34, 0.16, 0.26)


def colours_of(image):
    """Brightness and hue as logarithms: a shade moves the first alone."""
    r, g, b = (F.avg_pool2d(image, 3, 1, 1) + 0.03).log().unbind(1)
    return torch.stack([(r + g + b) / 3, r - g, b - g], 1)


def not_skin(image, mesh):
    """n x 1 x s x s, 1 where the colour cannot be this face's skin in its own light (brighter to one side, brighter upwards)."""
    n, side = len(image), image.shape[-1]
    colours = colours_of(image)
    at = mesh[:, SKIN_SAMPLES, :2] / (side / 2) - 1
    samples = F.grid_sample(colours, at[:, None], align_corners=False, padding_mode='border')[:, :, 0]
    middle = samples.median(2, keepdim=True).values
    # The slope of the light over the face, held back: a few samples tell it badly.
    place = torch.cat([at - at.mean(1, keepdim=True), torch.ones_like(at[..., :1])], 2)
    held = torch.diag(torch.tensor([1.0, 3.0, 1e-3], device=image.device))
    brightness = (samples[:, 0] - middle[:, 0]).clamp(-0.6, 0.6)
    slope = torch.linalg.solve(place.transpose(1, 2) @ place + held, place.transpose(1, 2) @ brightness[..., None])
    centre = (torch.arange(side, device=image.device) + 0.5) / (side / 2) - 1
    y, x = torch.meshgrid(centre, centre, indexing='ij')
    light = slope[:, 0, :, None] * (x - at[:, :, 0].mean(1)[:, None, None]) + slope[:, 1, :, None] * (y - at[:, :, 1].mean(1)[:, None, None]) + slope[:, 2, :, None]
    away = colours - middle[..., None]
    away = torch.cat([away[:, :1] - light[:, None], away[:, 1:]], 1)
    distance = (away / torch.tensor(SPREAD, device=image.device).view(1, 3, 1, 1)).norm(dim=1, keepdim=True)
    return F.avg_pool2d((2.5 * (distance - 1.3)).clamp(0, 1), 5, 1, 2)


def skin_brightness(image, mesh):
    """Median over cheeks and nose, 0 to 1: the only figure at hand for how dark a skin is."""
    at = mesh[:, SKIN_SAMPLES, :2] / (image.shape[-1] / 2) - 1
    return F.grid_sample(image, at[:, None], align_corners=False)[:, :, 0].mean(1).median(1).values


def hair_above(image, mesh):
    """Hair as bytes (n x 1 x s x s), told by its colour just above the forehead; and whether there is any: bald heads end at the background."""
    side = image.shape[-1]
    colours = colours_of(image)
    top, height = mesh[:, 10, :2], (mesh[:, 152, :2] - mesh[:, 10, :2]).norm(dim=1)
    steps = torch.tensor([[x, y] for x in (-0.12, 0.0, 0.12) for y in (-0.11, -0.17)], device=image.device)
    at = (top[:, None] + steps * height[:, None, None]) / (side / 2) - 1
    own = F.grid_sample(colours, at[:, None], align_corners=False, padding_mode='border')[:, :, 0].median(2).values
    corners = torch.cat([colours[:, :, 8:40, 20:52].flatten(2), colours[:, :, 8:40, -52:-20].flatten(2)], 2).median(2).values
    apart = lambda a, b: ((a - b) / colours.new_tensor([0.9, 0.3, 0.45]).view(1, 3, *[1] * (a.dim() - 2))).norm(dim=1)
    foreign = not_skin(image, mesh)
    # Brows, eyes and lips can have the hair's colour: only what lies above the brows or beside the face counts.
    centre = torch.arange(side, device=image.device) + 0.5
    above = mesh[:, [105, 334], 1].mean(1).view(-1, 1, 1, 1) - 0.03 * side - centre.view(1, 1, side, 1)
    beside = torch.maximum(mesh[:, 234, 0].view(-1, 1, 1, 1) - centre, centre - mesh[:, 454, 0].view(-1, 1, 1, 1)) + 0.01 * side
    outside = (torch.maximum(above.expand(-1, -1, -1, side), beside.expand(-1, -1, side, -1)) / 4).clamp(0, 1)
    hair = foreign * outside * (2 - 1.5 * apart(colours, own[..., None, None])).clamp(0, 1)[:, None]
    crowned = F.grid_sample(foreign, at[:, None], align_corners=False)[:, 0, 0].mean(1) > 0.6
    return (hair * 255).round().to(torch.uint8), (apart(own, corners) > 0.6) & crowned
