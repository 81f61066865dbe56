import { light } from './palette';
import { scale } from './scale';

type Kebab<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Kebab<Tail>}`
    : `-${Lowercase<Head>}${Kebab<Tail>}`
  : Name;

type Variables<Group extends string, Values extends object> = {
  readonly [Name in keyof Values & string]: `var(--${Group}-${Kebab<Name>})`;
};

/** Name of the custom property behind a token: `('color', 'inkMuted')` → `--color-ink-muted`. */
export function variableName(group: string, name: string): string {
  return `--${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function variables<Group extends string, Values extends object>(
  group: Group,
  values: Values,
): Variables<Group, Values> {
  const entries = Object.keys(values).map((name) => [name, `var(${variableName(group, name)})`]);
  return Object.fromEntries(entries) as Variables<Group, Values>;
}

/**
 * The design's vocabulary. A value is a reference to a custom property of the page's stylesheet (`tokensCss`), so
 * one token serves both themes: `token.color.ink` is `var(--color-ink)`.
 */
export const token = {
  color: variables('color', light),
  space: variables('space', scale.space),
  font: variables('font', scale.font),
  size: variables('size', scale.size),
  weight: variables('weight', scale.weight),
  leading: variables('leading', scale.leading),
  radius: variables('radius', scale.radius),
  shadow: variables('shadow', scale.shadow),
  motion: variables('motion', scale.motion),
  layer: variables('layer', scale.layer),
  width: variables('width', scale.width),
  control: variables('control', scale.control),
} as const;

export type SpaceToken = keyof typeof scale.space;
