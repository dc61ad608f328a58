/**
 * What an MP4 carries and players know, and how long each one's description must be for that; everything else that can
 * be decoded becomes AAC.
 */
const copied: Readonly<Record<string, number>> = { aac: 2, mp3: 0, ac3: 0, eac3: 0, alac: 36, opus: 19, flac: 34 };
const decoded = new Set([
  'vorbis',
  'mp2',
  'amrnb',
  'amrwb',
  'amr_nb',
  'amr_wb',
  'wavpack',
  'dts',
  'truehd',
  'qdm2',
  'mace3',
  'mace6',
  'gsm',
  'adpcm_ima_qt',
  'adpcm_ms',
  'adpcm_ima_wav',
]);

export type AudioDelivery = 'copied' | 'reencoded' | 'dropped';

export function audioDelivery(codec: string, descriptionBytes: number): AudioDelivery {
  const needed = copied[codec];
  if (needed !== undefined) return descriptionBytes >= needed ? 'copied' : 'reencoded';
  return decoded.has(codec) || codec.startsWith('pcm_') ? 'reencoded' : 'dropped';
}
