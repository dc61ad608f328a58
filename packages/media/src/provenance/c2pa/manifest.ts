import type { WasmBuilder } from '@contentauth/c2pa-wasm';
import { randomUUID } from 'node:crypto';
import type { SigningCertificate } from '../../certificate/index.ts';
import { actionDescriptions, digitalSourceType, generator, type ProvenanceAction } from '../statement.ts';
import { signatureSize, signClaim } from './cose-signature.ts';
import { openLibrary, withFileBlob } from './library.ts';
import { settingsFor } from './settings.ts';

/** An assertion of our own beside C2PA's: what is known of the file's parts that a standard hash leaves out. */
export const containerAssertion = 'com.semblante.container';

export interface ManifestContent {
  format: string;
  action: ProvenanceAction;
  certificate: SigningCertificate;
  /**
   * A file with a manifest of ours, whose history is then kept; every other parent is named without a word about it.
   */
  parent: { file: string; format: string } | undefined;
  container?: Readonly<Record<string, string>>;
}

const parentBudget = { bytesMax: 4 * 1024 ** 3, readsMax: 2_000_000, secondsMax: 300 };

/**
 * A builder with the whole statement: opened the parent, edited it with AI. No file name, no thumbnail, no hash of the
 * upload.
 */
export async function openManifest({
  format,
  action,
  parent,
  container,
  certificate,
}: ManifestContent): Promise<WasmBuilder> {
  const { WasmBuilder } = openLibrary();
  const assertions = container ? [{ label: containerAssertion, data: container }] : [];
  const definition = { claim_generator_info: [generator], format, assertions };
  const builder = WasmBuilder.fromJson(JSON.stringify(definition), settingsFor([certificate.chain[0]!]));
  builder.setIntent('edit');
  await addParent(builder, parent, format);
  builder.addAction({
    action: 'c2pa.edited',
    when: new Date().toISOString(),
    softwareAgent: generator,
    digitalSourceType,
    description: actionDescriptions[action],
  });
  return builder;
}

async function addParent(builder: WasmBuilder, parent: ManifestContent['parent'], format: string): Promise<void> {
  const ingredient = {
    title: 'original',
    relationship: 'parentOf',
    format: parent?.format ?? format,
    instance_id: `xmp:iid:${randomUUID()}`,
  };
  if (!parent) {
    builder.addIngredient(JSON.stringify(ingredient));
    return;
  }
  await withFileBlob(parent.file, { type: parent.format, budget: parentBudget }, (blob) =>
    builder.addIngredientFromBlob(JSON.stringify(ingredient), parent.format, blob),
  );
}

export function signerOf(certificate: SigningCertificate) {
  return {
    alg: certificate.algorithm,
    reserveSize: signatureSize(certificate),
    sign: async (claim: Uint8Array) => new Uint8Array(signClaim(claim, certificate)),
  };
}
