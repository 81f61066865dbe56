/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleDescriptorSchema } from '@platform/contract';
import descriptor from '../module.json';
import { plans } from '../src/pages/services/plans';
import { pictures } from './pictures';
import { structuredData } from './structuredData';

const { routes } = moduleDescriptorSchema.parse(descriptor);

/** Every node of a graph, including nested ones. */
function nodesOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(nodesOf)];
}

const nodes = (file: string, type: string) => nodesOf(structuredData[file]).filter((node) => node['@type'] === type);

test('has data for every page named in module.json, and no other', () => {
  expect(Object.keys(structuredData)).toEqual(routes.map(({ head }) => head?.structuredData));
});

test('lists the plans with their prices as offers', () => {
  expect(
    nodes('head/services.json', 'Offer').map(({ name, price, priceCurrency }) => [name, price, priceCurrency]),
  ).toEqual(plans.map(({ name, monthlyPrice }) => [name, monthlyPrice, 'USD']));
  expect(nodes('head/services.json', 'PriceSpecification').map(({ price }) => price)).toEqual(
    plans.map(({ setupFee }) => setupFee),
  );
});

test('gives every page but the first a breadcrumb', () => {
  for (const { path: page, title, head } of routes.slice(1).filter((route) => route.head?.listed)) {
    const steps = nodes(head?.structuredData ?? '', 'ListItem').map(({ name, item }) => [name, item]);
    expect(steps).toEqual([
      ['Home', '/'],
      [title, page],
    ]);
  }
});

test('has every picture, in the size for a shared link', () => {
  expect(pictures.map(({ file }) => file)).toEqual(routes.map(({ head }) => head?.picture?.file));
  for (const { file } of pictures) {
    const png = readFileSync(path.join(__dirname, '..', file));
    expect([file, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([file, 1200, 630]);
    expect(png.byteLength).toBeLessThan(300_000);
  }
});
