// Run by the browser tests as a process of its own: says where every test's converted networks lie.
import { testWeightsFolder } from './weights-folder.ts';

process.stdout.write(testWeightsFolder());
