"""The generator as ONNX, compared with PyTorch before anybody uses it. By itself: python3 export.py IN.onnx OUT.onnx stores one in half precision."""
import os
import sys

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper

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


def store_in_half(path, out):
    """The same network at half the size: weights in half precision, widened when a session opens, so that any runtime computes as before."""
    model = onnx.load(path)
    widened = []
    for tensor in model.graph.initializer:
        value = numpy_helper.to_array(tensor)
        if value.dtype == np.float32 and value.size > 1:
            widened.append(helper.make_node('Cast', [f'{tensor.name}.half'], [tensor.name], to=onnx.TensorProto.FLOAT))
            tensor.CopyFrom(numpy_helper.from_array(value.astype(np.float16), f'{tensor.name}.half'))
    nodes = [*widened, *model.graph.node]
    del model.graph.node[:]
    model.graph.node.extend(nodes)
    onnx.checker.check_model(model)
    onnx.save(model, out)


if __name__ == '__main__':
    store_in_half(*sys.argv[1:3])
