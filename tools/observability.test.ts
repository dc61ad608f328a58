import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { openTestServer, type TestServer } from '../apps/server/src/testing/test-server.ts';

const textOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../deploy/observability/${name}`, import.meta.url)), 'utf8');
const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })),
});
const alerts = Rules.parse(parse(textOf('alerts.yaml'))).groups.flatMap(({ rules }) => rules);
const panels = Dashboard.parse(JSON.parse(textOf('dashboard.json'))).panels;

let server: TestServer;
let shown: Set<string>;
beforeAll(async () => {
  const token = 'a token for the collector';
  server = await openTestServer({ env: { METRICS_TOKEN: token } });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await server.app.inject({ method: 'GET', url: '/metrics', headers });
  shown = new Set([...answer.body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
});
afterAll(async () => await server.close());

/** Of the server's own and of Node's; `up` is the collector's. */
const metricsIn = (expression: string) =>
  [...expression.matchAll(/\b(?:semblante|nodejs|process)_\w+/g)].map(([name]) =>
    shown.has(name) ? name : name.replace(/_(?:count|sum|bucket)$/, ''),
  );

it('shows every figure that an alert or a panel of the dashboard reads', () => {
  const used = [...alerts.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
  const names = new Set(used.flatMap(metricsIn));
  expect(names.size).toBeGreaterThan(20);
  expect([...names].filter((name) => !shown.has(name))).toEqual([]);
});

it('has no figure of its own that no panel shows', () => {
  const used = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))));
  expect([...shown].filter((name) => name.startsWith('semblante_') && !used.has(name))).toEqual([]);
});

it('has a section of the runbook for every alert, and no other', () => {
  const sections = [...textOf('runbook.md').matchAll(/^## (\S+)$/gm)].map(([, name = '']) => name);
  expect(sections).toEqual(alerts.map(({ alert }) => alert));
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook).toBe(`deploy/observability/runbook.md#${alert.toLowerCase()}`);
});

it('shows every figure that docs/operations.md and the runbook name, and the page counts the alerts right', () => {
  const page = textOf('../../docs/operations.md');
  const named = metricsIn(`${page} ${textOf('runbook.md')}`.replaceAll(/\{[^}]*\}/g, ''));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !shown.has(name))).toEqual([]);
  expect(page).toContain(`${alerts.length} alerts`);
});

it('has expressions whose brackets and quotes close', () => {
  for (const expr of [...alerts, ...panels.flatMap(({ targets }) => targets)].map((each) => each.expr)) {
    const plain = expr.replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
    for (const [open, close] of ['()', '{}', '[]'].map((pair) => pair.split('')))
      expect({ expr, left: plain.split(open ?? '').length }).toEqual({ expr, left: plain.split(close ?? '').length });
    expect(plain).not.toContain('"');
  }
});
