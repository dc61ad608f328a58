"""Lets this folder's files import those of the face network."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'face_network'))
