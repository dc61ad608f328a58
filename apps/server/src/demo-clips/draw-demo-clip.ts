import { constants, setPriority } from 'node:os';
import { demoClips, type DemoClipName, stageScene } from '@semblante/actors';
import { writeDrawnVideo } from '@semblante/media/drawn';

/** A process of its own: drawing takes every moment of a processor for a while, and gives way to everybody else. */
const [, , name = '', file = ''] = process.argv;
const shape = { width: 854, height: 480, fps: 24 };
setPriority(constants.priority.PRIORITY_LOW);
const plan = demoClips[name as DemoClipName];
const scene = stageScene(name, plan, shape);
await writeDrawnVideo({ ...shape, file, frames: scene.frames, draw: (frame) => scene.frameAt(frame).rgb });
