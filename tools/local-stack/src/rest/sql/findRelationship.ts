import { RestError } from '../restError';
import type { Embed } from '../grammar/syntaxTree';
import type { ColumnPair, DirectRelationship, Relation, Relationship, StoredRelationship } from '../schema/schemaCache';

type Wanted = Pick<Embed, 'name' | 'hint'>;

/**
 * The relationship of an embed. Its name is a function of the row, a relation, a foreign key or a foreign key's column;
 * its hint is a foreign key, a column or a junction.
 * @throws RestError PGRST200 if there is none, PGRST201 if there are several
 */
export function findRelationship(relation: Relation, embed: Wanted): Relationship {
  const computed = relation.relationships.find(
    (candidate) => candidate.cardinality === 'computed' && candidate.called.name === embed.name,
  );
  if (computed) return computed;
  const matching = relation.relationships.filter(
    (candidate): candidate is StoredRelationship =>
      candidate.cardinality !== 'computed' &&
      isNamed(candidate, embed.name) &&
      (embed.hint === null || isHinted(candidate, embed.hint)),
  );
  const [found, ...others] = preferred(matching, relation, embed);
  if (!found) throw notFound(relation, embed);
  if (others.length > 0) throw ambiguous(relation, embed, [found, ...others]);
  return found;
}

function isNamed(candidate: StoredRelationship, name: string): boolean {
  if (candidate.target.name === name) return true;
  if (candidate.cardinality === 'many-to-many') return false;
  return candidate.constraint === name || (candidate.side === 'referencing' && isOnlyColumn(candidate, name));
}

function isOnlyColumn({ pairs }: DirectRelationship, name: string): boolean {
  return pairs.length === 1 && pairs[0]?.[0] === name;
}

function isHinted(candidate: StoredRelationship, hint: string): boolean {
  if (candidate.cardinality === 'many-to-many') {
    return candidate.junction.name === hint || candidate.constraints.includes(hint);
  }
  return candidate.constraint === hint || candidate.pairs.some((pair) => pair.includes(hint));
}

function preferred(candidates: StoredRelationship[], relation: Relation, { name }: Wanted): StoredRelationship[] {
  // A table that refers to itself: the table's name means its children, a column or key its parent.
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

function ambiguous(relation: Relation, { name }: Wanted, candidates: StoredRelationship[]): RestError {
  const choices = candidates.map((candidate) => `'${name}!${hintFor(candidate)}'`).join(', ');
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${relation.name}' and '${name}'`,
    {
      details: candidates.map((candidate) => ({
        cardinality: candidate.cardinality,
        embedding: `${relation.name} with ${candidate.target.name}`,
        relationship: describe(relation, candidate),
      })),
      hint: `Try changing '${name}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function hintFor(candidate: StoredRelationship): string {
  return candidate.cardinality === 'many-to-many' ? candidate.junction.name : candidate.constraint;
}

/** In the words of PostgREST: `staff_club_id_fkey using staff(club_id) and clubs(id)`. */
function describe(relation: Relation, candidate: StoredRelationship): string {
  if (candidate.cardinality !== 'many-to-many') {
    const own = listed(relation, candidate.pairs, 0);
    return `${candidate.constraint} using ${own} and ${listed(candidate.target, candidate.pairs, 1)}`;
  }
  const [toJunction, toTarget] = candidate.constraints;
  const first = `${toJunction}(${namesOf(candidate.toJunction, 1)})`;
  return `${candidate.junction.name} using ${first} and ${toTarget}(${namesOf(candidate.fromJunction, 0)})`;
}

const listed = ({ name }: Relation, pairs: ColumnPair[], side: 0 | 1): string => `${name}(${namesOf(pairs, side)})`;

const namesOf = (pairs: ColumnPair[], side: 0 | 1): string => pairs.map((pair) => pair[side]).join(', ');
