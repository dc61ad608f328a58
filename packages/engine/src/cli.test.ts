import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programArguments } from '@semblante/media/isolation';
import { countingPicture, makeClip } from '@semblante/media/testing';
import { testWeightsFolder } from '@semblante/vision/testing';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engine-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

function cli(...words: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [...programArguments(new URL('./cli.ts', import.meta.url)), ...words]);
  const ended = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.stderr += text));
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (code) => resolve({ code, ...ended })));
}

describe('the command line', () => {
  it.each([['help'], ['swap', '--help']])('explains itself: %s', async (...words) => {
    const { code, stdout, stderr } = await cli(...words);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Usage:');
    for (const command of ['probe', 'analyse', 'preview', 'swap', 'verify']) expect(stdout).toContain(`  ${command} `);
  });

  it.each([
    { words: ['swop'], says: 'no such command: swop' },
    { words: ['probe'], says: 'probe needs a file' },
    { words: ['probe', '--colour'], says: "Unknown option '--colour'" },
    { words: ['swap', 'a.mp4', '--out', 'b.mp4'], says: 'swap needs --map PERSON=PHOTO' },
    { words: ['analyse', 'a.mp4', '--analysis', 'folder', '--model', 'best'], says: '--model is one of fast, far' },
    {
      words: ['preview', 'a.mp4', '--out', 'folder', '--at', 'noon', '--map', 'p1=a.png'],
      says: '--at is a number from 0',
    },
  ])('says what is wrong with $words, and how it goes', async ({ words, says }) => {
    const { code, stdout, stderr } = await cli(...words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(says);
    expect(stderr).toContain('Usage:');
    expect(stderr).not.toContain('    at ');
  });

  it('answers in one line of JSON', async () => {
    const file = join(folder, 'clip.mp4');
    const size = { width: 160, height: 96 };
    await makeClip({ file, ...size, frames: 10, picture: countingPicture(size) });
    const { code, stdout } = await cli('probe', file, '--any-video', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      container: 'mp4',
      video: { codec: 'h264', width: 160, height: 96, frames: 10 },
    });
  });

  it.each([
    { words: ['probe', 'nowhere.mp4'], error: 'engine.input_invalid' },
    { words: ['probe', '.'], error: 'engine.input_invalid' },
    { words: ['verify', 'nowhere.mp4', '--keys', 'none'], error: 'engine.input_invalid' },
    { words: ['photo', 'nowhere.png'], error: 'photo.unreadable' },
    { words: ['cut-out', 'nowhere.png', '--out', 'out.png', '--keys', 'none'], error: 'image.unreadable' },
  ])('says that the file is missing: $words', async ({ words, error }) => {
    const { code, stdout } = await cli(...words, '--weights', testWeightsFolder(), '--json');
    expect({ code, answer: JSON.parse(stdout) as unknown }).toMatchObject({ code: 1, answer: { error } });
  });

  it('fails with a code, in JSON too', async () => {
    const file = join(folder, 'text.mp4');
    await writeFile(file, 'not a video at all');
    const plain = await cli('probe', file);
    expect(plain).toMatchObject({ code: 1, stdout: '' });
    expect(plain.stderr).toMatch(/^media\.\w+ \{/);
    const json = await cli('probe', file, '--json');
    expect(json).toMatchObject({ code: 1, stderr: '' });
    expect(JSON.parse(json.stdout)).toEqual({
      error: expect.stringMatching(/^media\.\w+$/),
      details: expect.any(Object),
    });
  });
});
