"""The generator as ONNX, compared with PyTorch before anybody uses it."""
import os

import numpy as np
import torch

from mesh import SIDE
from warp import PLANES


def export(network, path):
    network = network.cpu().float().eval()
    x = torch.rand(1, PLANES, SIDE, SIDE)
    kwargs = {} if torch.__version__ < '2.5' else {'dynamo': False}
    torch.onnx.export(network, (x,), path, opset_version=16, input_names=['planes'], output_names=['correction'], **kwargs)
    try:
        import onnxruntime
    except ImportError:
        print('onnxruntime is not here: the export was not compared', flush=True)
    else:
        answer = onnxruntime.InferenceSession(path, providers=['CPUExecutionProvider']).run(None, {'planes': x.numpy()})[0]
        with torch.no_grad():
            print(f'export differs by {np.abs(answer - network(x).numpy()).max():.6f} at most, {os.path.getsize(path)} bytes', flush=True)
