import * as z from 'zod';
import { openLibrary } from './library.ts';
import { settingsFor } from './settings.ts';

const statusCode = z.object({ code: z.string() });

const text = z.string().optional().catch(undefined);
const action = z.object({ action: z.string(), when: text, description: text, digitalSourceType: text });

/**
 * What is used of the library's report on a file. Foreign manifests hold a lot more, and some of it in other shapes:
 * that is no fault of theirs.
 */
const reportSchema = z.object({
  active_manifest: z.string(),
  manifests: z.record(
    z.string(),
    z.object({
      claim_generator_info: z
        .array(z.object({ name: text }))
        .optional()
        .catch(undefined),
      assertions: z
        .array(z.object({ label: z.string(), data: z.unknown() }))
        .optional()
        .catch(undefined),
      signature_info: z.object({ issuer: text, common_name: text, time: text }).optional().catch(undefined),
    }),
  ),
  validation_state: z.enum(['Invalid', 'Valid', 'Trusted']),
  validation_results: z
    .object({
      activeManifest: z.object({ success: z.array(statusCode), failure: z.array(statusCode) }).optional(),
      ingredientDeltas: z.array(z.object({ validationDeltas: z.object({ failure: z.array(statusCode) }) })).optional(),
    })
    .optional(),
});

const actionsSchema = z.object({ actions: z.array(action) });

export interface ManifestReport {
  state: 'Invalid' | 'Valid' | 'Trusted';
  succeeded: readonly string[];
  /** Of the manifest itself and of the parents' manifests that it carries. */
  failed: readonly string[];
  generator: string | undefined;
  signer: { name: string | undefined; organisation: string | undefined };
  /** When a timestamp authority saw the signature; ours are signed without one. */
  timestamp: string | undefined;
  actions: readonly z.infer<typeof action>[];
  assertions: readonly { label: string; data: unknown }[];
}

/**
 * Reads and checks the manifest of a file; `undefined` where it has none. Throws what the library throws on a broken
 * one.
 */
export async function findManifest(
  blob: Blob,
  { format, knownSigners }: { format: string; knownSigners: readonly string[] },
): Promise<ManifestReport | undefined> {
  const { WasmReader } = openLibrary();
  let reader;
  try {
    reader = await WasmReader.fromBlob(format, blob, settingsFor(knownSigners));
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
  const report = reportSchema.parse(JSON.parse(reader.json()));
  reader.free();
  return summaryOf(report);
}

function summaryOf(report: z.infer<typeof reportSchema>): ManifestReport {
  const manifest = report.manifests[report.active_manifest];
  const assertions = (manifest?.assertions ?? []).map(({ label, data }) => ({ label, data }));
  const results = report.validation_results?.activeManifest;
  const failures = [
    ...(results?.failure ?? []),
    ...(report.validation_results?.ingredientDeltas ?? []).flatMap(({ validationDeltas }) => validationDeltas.failure),
  ];
  return {
    state: report.validation_state,
    succeeded: results?.success.map(({ code }) => code) ?? [],
    failed: failures.map(({ code }) => code),
    generator: manifest?.claim_generator_info?.[0]?.name,
    signer: { name: manifest?.signature_info?.common_name, organisation: manifest?.signature_info?.issuer },
    timestamp: manifest?.signature_info?.time,
    actions: assertions
      .filter(({ label }) => label.startsWith('c2pa.actions'))
      .flatMap(({ data }) => actionsSchema.safeParse(data).data?.actions ?? []),
    assertions,
  };
}

function isAbsence(error: unknown): boolean {
  return /JumbfNotFound/.test(String(error));
}
