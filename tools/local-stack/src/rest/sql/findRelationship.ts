import { RestError } from '../restError';
import type { Embed } from '../grammar/syntaxTree';
import type { DirectRelationship, Relation, Relationship } from '../schema/schemaCache';

type Wanted = Pick<Embed, 'name' | 'hint'>;

/**
 * Which relationship an embed means. Its name is a relation, a foreign key or a foreign key's column; its
 * hint a foreign key, a column or a junction.
 * @throws RestError PGRST200 when there is none, PGRST201 when there are several
 */
export function findRelationship(relation: Relation, embed: Wanted): Relationship {
  const matching = relation.relationships.filter(
    (candidate) => isNamed(candidate, embed.name) && (embed.hint === null || isHinted(candidate, embed.hint)),
  );
  const [found, ...others] = preferred(matching, relation, embed);
  if (!found) throw notFound(relation, embed);
  if (others.length > 0) throw ambiguous(relation, embed, [found, ...others]);
  return found;
}

function isNamed(candidate: Relationship, name: string): boolean {
  if (candidate.target.name === name) return true;
  if (candidate.cardinality === 'many-to-many') return false;
  return candidate.constraint === name || (candidate.side === 'referencing' && isOnlyColumn(candidate, name));
}

function isOnlyColumn({ pairs }: DirectRelationship, name: string): boolean {
  return pairs.length === 1 && pairs[0]?.[0] === name;
}

function isHinted(candidate: Relationship, hint: string): boolean {
  if (candidate.cardinality === 'many-to-many') {
    return candidate.junction.name === hint || candidate.constraints.includes(hint);
  }
  return candidate.constraint === hint || candidate.pairs.some((pair) => pair.includes(hint));
}

function preferred(candidates: Relationship[], relation: Relation, { name }: Wanted): Relationship[] {
  // A table that refers to itself: by the table's name its children are meant, by column or key its parent.
  if (candidates.length > 1 && candidates.every(({ target }) => target === relation)) {
    const side = name === relation.name ? 'referenced' : 'referencing';
    return candidates.filter((candidate) => candidate.cardinality !== 'many-to-many' && candidate.side === side);
  }
  const ownKeys = candidates.filter((candidate) => candidate.cardinality === 'many-to-many' || !candidate.throughView);
  return candidates.length > 1 && ownKeys.length > 0 ? ownKeys : candidates;
}

function notFound(relation: Relation, { name, hint }: Wanted): RestError {
  const between = `between '${relation.name}' and '${name}'`;
  const using = hint === null ? '' : ` using the hint '${hint}'`;
  return new RestError(400, 'PGRST200', `Could not find a relationship ${between} in the schema cache`, {
    details: `Searched for a foreign key relationship ${between}${using} in the schema '${relation.schema}', but no matches were found.`,
  });
}

function ambiguous(relation: Relation, { name }: Wanted, candidates: Relationship[]): RestError {
  const choices = candidates.map((candidate) => `'${name}!${hintFor(candidate)}'`).join(', ');
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${relation.name}' and '${name}'`,
    {
      details: candidates.map((candidate) => ({
        cardinality: candidate.cardinality,
        embedding: `${relation.name} with ${candidate.target.name}`,
        relationship: hintFor(candidate),
      })),
      hint: `Try changing '${name}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function hintFor(candidate: Relationship): string {
  return candidate.cardinality === 'many-to-many' ? candidate.junction.name : candidate.constraint;
}
