import * as contracts from '@semblante/contracts';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod';

type Schemas = Record<string, unknown>;

const prefix = '#/components/schemas/';
const inputSuffix = 'Input';

/** What the contracts export by name is a component of that name: it is described once and referred to. */
function nameSchemas() {
  const registry = z.registry<{ id: string }>();
  for (const [name, part] of Object.entries(contracts)) {
    const isNamed = /^[A-Z]/.test(name) && part instanceof z.ZodType && !registry.has(part);
    if (isNamed) registry.add(part, { id: name });
  }
  return registry;
}

function listReferences(part: unknown): string[] {
  return [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].flatMap(
    (found) => found[1] ?? [],
  );
}

/** Contracts also name what never leaves the house (jobs, mails): only what a call refers to is shown. */
function keepReferred(paths: unknown, schemas: Schemas): Schemas {
  const kept = new Set<string>();
  const open = listReferences(paths);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (kept.has(name)) continue;
    kept.add(name);
    open.push(...listReferences(schemas[name]));
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => kept.has(name)));
}

/** What a call takes and what it answers are two schemas of one name; the suffix stays only where they differ. */
function findTrueNames(schemas: Schemas): Map<string, string> {
  const plain = (name: string) => name.slice(0, -inputSuffix.length);
  const inputs = Object.keys(schemas).filter((name) => name.endsWith(inputSuffix));
  const names = new Map(inputs.map((name) => [name, plain(name)]));
  const written = (name: string) =>
    JSON.stringify(schemas[name], (key, value) =>
      key === '$ref' ? prefix + (names.get(value.slice(prefix.length)) ?? value.slice(prefix.length)) : value,
    );
  const differs = (name: string) => schemas[plain(name)] !== undefined && written(name) !== written(plain(name));
  // One that differs makes those that refer to it differ.
  for (let found = inputs.find((name) => names.has(name) && differs(name)); found;) {
    names.delete(found);
    found = inputs.find((name) => names.has(name) && differs(name));
  }
  return names;
}

const schemaRegistry = nameSchemas();

const transformCall = createJsonSchemaTransform({ schemaRegistry });

/** Parameters are described one by one, so theirs may not be a reference: a copy of a schema has no name. */
const unnamed = (part: unknown) => (part instanceof z.ZodType ? part.clone(part._zod.def) : part);

export const describeCall: typeof transformCall = (document) => {
  const { schema } = document;
  if (!schema) return transformCall(document);
  const { params, querystring, headers } = schema;
  const parameters = { params: unnamed(params), querystring: unnamed(querystring), headers: unnamed(headers) };
  return transformCall({ ...document, schema: { ...schema, ...parameters } });
};

const addComponents = createJsonSchemaTransformObject({ schemaRegistry });

/** The whole description, with the components that its calls refer to. */
export const describeComponents: typeof addComponents = (document) => {
  const { components, paths, ...rest } = addComponents(document) as {
    components: { schemas: Schemas };
    paths: Record<string, unknown>;
  };
  const referred = keepReferred(paths, components.schemas);
  const names = findTrueNames(referred);
  const schemas = Object.fromEntries(
    Object.entries(referred).map(([name, schema]) => [names.get(name) ?? name, schema]),
  );
  return JSON.parse(JSON.stringify({ ...rest, components: { ...components, schemas }, paths }), (key, value) =>
    key === '$ref' ? prefix + (names.get(value.slice(prefix.length)) ?? value.slice(prefix.length)) : value,
  );
};
