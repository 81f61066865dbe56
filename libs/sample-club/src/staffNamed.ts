import { sampleTeam, type TeamMember } from './team';

/** Someone of the demo club's staff. Throws when nobody has that name, so that a fixture cannot name a stranger. */
export function staffNamed(name: string): TeamMember {
  const member = sampleTeam.find((one) => one.name === name);
  if (!member) throw new Error(`nobody on the staff is called ${name}`);
  return member;
}
