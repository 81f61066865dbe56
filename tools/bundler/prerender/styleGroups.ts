import type { StyleGroup } from './rendering';

/** The separator that styled-components 6 puts between its rules, so that the browser can separate them again. */
const SPLITTER = '/*!sc*/\n';
const MARKER = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}$/;

/** Splits a style sheet of styled-components into its groups. */
export function readStyleGroups(css: string): StyleGroup[] {
  const groups: StyleGroup[] = [];
  let rules: string[] = [];
  for (const part of css.split(SPLITTER).filter(Boolean)) {
    const [, id, names] = MARKER.exec(part) ?? [];
    if (id === undefined || names === undefined) {
      rules.push(part);
    } else {
      groups.push({ id, names: names.split(',').filter(Boolean), rules });
      rules = [];
    }
  }
  return groups;
}

/** Joins groups into a style sheet that styled-components hydrates in the browser. */
export function writeStyleGroups(groups: readonly StyleGroup[]): string {
  return groups
    .map(({ id, names, rules }, index) => {
      const marker = `data-styled.g${index + 1}[id="${id}"]{content:"${names.map((name) => `${name},`).join('')}"}`;
      return [...rules, marker].map((part) => part + SPLITTER).join('');
    })
    .join('');
}

/**
 * Merges the style groups of several renderings. Two renderers know the components of our libraries in the same order,
 * and the result keeps it: the rules of a component come before those of components that extend it.
 */
export function joinStyleGroups(first: readonly StyleGroup[], second: readonly StyleGroup[]): StyleGroup[] {
  const joined: StyleGroup[] = [];
  let taken = 0;
  for (const group of second) {
    const place = first.findIndex(({ id }) => id === group.id);
    if (place < taken) {
      const before = joined.findIndex(({ id }) => id === group.id);
      if (before >= 0) joined[before] = union(joined[before] as StyleGroup, group);
      else joined.push(group);
      continue;
    }
    joined.push(...first.slice(taken, place), union(first[place] as StyleGroup, group));
    taken = place + 1;
  }
  return [...joined, ...first.slice(taken)];
}

function union(one: StyleGroup, other: StyleGroup): StyleGroup {
  return {
    id: one.id,
    names: [...new Set([...one.names, ...other.names])],
    rules: [...one.rules, ...other.rules.filter((rule) => !one.rules.includes(rule))],
  };
}
