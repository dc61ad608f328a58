// The description of the API as types for the page's client: a type for each component, a line or few for each call.
import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

type Content = Record<string, { schema: Schema }>;

interface Operation {
  summary?: string;
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}

export interface Description {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
}

const layoutFile = new URL('../.oxfmtrc.json', import.meta.url);
const jsonMedia = 'application/json';
const errorName = 'ErrorAnswer';

/** What openapi-fetch reads of a call; a place that takes no parameter refuses one. */
const helpers = `
type Json<Body> = { content: { '${jsonMedia}': Body } };
type Empty = { content?: never };
type Place = 'query' | 'header' | 'path' | 'cookie';
type Call<Answers, Errors extends number = never, Given = {}, Body = never> = {
  parameters: Given & { [Unused in Exclude<Place, keyof Given>]?: never };
  responses: Answers & { [Status in Errors]: Json<${errorName}> };
} & ([Body] extends [never] ? { requestBody?: never } : { requestBody: Json<Body> });
`;

const isName = (text: string) => /^[A-Za-z_$][\w$]*$/.test(text);
const key = (text: string) => (isName(text) ? text : JSON.stringify(text));
const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);
const union = (types: string[]) => [...new Set(types)].map((type) => `(${type})`).join(' | ') || 'never';

const simpleTypes: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

function printObject({ properties, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties ?? {}).map(
    ([name, schema]) => `${key(name)}${required.includes(name) ? '' : '?'}: ${printSchema(schema)};`,
  );
  const others =
    typeof additionalProperties === 'object' ? `{ [key: string]: ${printSchema(additionalProperties)} }` : undefined;
  if (others === undefined) return properties ? `{ ${fields.join(' ')} }` : '{ [key: string]: unknown }';
  return properties ? `{ ${fields.join(' ')} } & ${others}` : others;
}

function printOfType(schema: Schema, type: string): string {
  if (type === 'object') return printObject(schema);
  if (type !== 'array') return simpleTypes[type] ?? refuse(schema);
  if (schema.prefixItems) return `[${schema.prefixItems.map(printSchema).join(', ')}]`;
  return `(${schema.items ? printSchema(schema.items) : 'unknown'})[]`;
}

export function printSchema(schema: Schema): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map(printSchema));
  if (schema.allOf) return schema.allOf.map((part) => `(${printSchema(part)})`).join(' & ');
  if (schema.type !== undefined) return union([schema.type].flat().map((type) => printOfType(schema, type)));
  return Object.keys(schema).length === 0 ? 'unknown' : refuse(schema);
}

function refuse(schema: Schema): never {
  throw new Error(`no type is written for this schema yet: ${JSON.stringify(schema)}`);
}

function printBody(content: Content): string {
  const schema = content[jsonMedia]?.schema;
  if (!schema || Object.keys(content).length > 1) throw new Error(`only ${jsonMedia} is written`);
  return printSchema(schema);
}

function printGiven(parameters: NonNullable<Operation['parameters']>): string {
  const places = [...new Set(parameters.map((parameter) => parameter.in))];
  const printed = places.map((place) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    const fields = here.map(
      ({ name, required, schema }) => `${key(name)}${required ? '' : '?'}: ${printSchema(schema)};`,
    );
    return `${place}${here.some(({ required }) => required) ? '' : '?'}: { ${fields.join(' ')} };`;
  });
  return `{ ${printed.join(' ')} }`;
}

function printCall({ parameters = [], requestBody, responses }: Operation): string {
  const isError = (answer: { content?: Content }) =>
    nameOf(answer.content?.[jsonMedia]?.schema.$ref ?? '') === errorName;
  const all = Object.entries(responses);
  const answers = all
    .filter(([, answer]) => !isError(answer))
    .map(([status, { content }]) => `${status}: ${content ? `Json<${printBody(content)}>` : 'Empty'};`);
  const errors = all.filter(([, answer]) => isError(answer)).map(([status]) => status);
  const body = requestBody && printBody(requestBody.content);
  const given = parameters.length > 0 ? printGiven(parameters) : undefined;
  const parts = [`{ ${answers.join(' ')} }`];
  if (errors.length > 0 || given || body) parts.push(errors.join(' | ') || 'never');
  if (given || body) parts.push(given ?? '{}');
  if (body) parts.push(requestBody.required ? body : `(${body}) | undefined`);
  return `Call<${parts.join(', ')}>`;
}

/** The types as source text, laid out as everything else here. */
export async function printClientTypes({ components, paths }: Description, file: string): Promise<string> {
  const types = Object.entries(components.schemas)
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, schema]) => `type ${name} = ${printSchema(schema)};`);
  const calls = Object.entries(paths).map(([path, methods]) => {
    const each = Object.entries(methods).map(
      ([method, call]) => `${call.summary ? `/** ${call.summary} */\n` : ''}${method}: ${printCall(call)};`,
    );
    return `${JSON.stringify(path)}: {\n${each.join('\n')}\n};`;
  });
  const source = [helpers, ...types, `export interface paths {\n${calls.join('\n')}\n}`].join('\n');
  const { ignorePatterns: _, ...layout } = JSON.parse(readFileSync(layoutFile, 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, source, layout);
  if (errors.length > 0) throw new Error(`The types cannot be laid out: ${errors[0]?.message}`);
  return code;
}
