import { ask } from './ask.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  items?: Schema;
  format?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  pattern?: string;
};

export interface Operation {
  method: string;
  /** With its slots in braces. */
  path: string;
  /** Something of the right shape to send; undefined for a call without a JSON body. */
  sample: unknown;
  hasJson: boolean;
}

export interface ApiDescription {
  operations: Operation[];
  /** Every pattern that a field is compared with. */
  patterns: string[];
}

export async function readDescription(target: { port: number }): Promise<ApiDescription> {
  const answer = await ask(target, { path: '/api/openapi.json' });
  const description = JSON.parse(answer.body.toString()) as {
    paths: Record<string, Record<string, { requestBody?: { content?: Record<string, { schema?: Schema }> } }>>;
    components: { schemas: Record<string, Schema> };
  };
  const { schemas } = description.components;
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]): Operation => {
      const schema = requestBody?.content?.['application/json']?.schema;
      return {
        method: method.toUpperCase(),
        path,
        hasJson: schema !== undefined,
        sample: schema && sampleOf(schema, schemas),
      };
    }),
  );
  const patterns = [...JSON.stringify(description).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    ([, text = '""']) => JSON.parse(text) as string,
  );
  return { operations, patterns: [...new Set(patterns)] };
}

/** The least that the schema takes. */
function sampleOf(schema: Schema, all: Record<string, Schema>): unknown {
  if (schema.$ref) return sampleOf(all[schema.$ref.split('/').at(-1) ?? ''] ?? {}, all);
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first) return sampleOf(first, all);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {}, all)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, all));
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    default:
      return schema.format === 'uuid' ? '00000000-0000-0000-0000-000000000000' : 'a'.repeat(schema.minLength ?? 1);
  }
}
