import { sampleTeam, type TeamMember } from '../club/team';

/** Someone of the demo club's staff. Throws when no one has that name, so a fixture cannot name a stranger. */
export function staffNamed(name: string): TeamMember {
  const member = sampleTeam.find((one) => one.name === name);
  if (!member) throw new Error(`no one on the staff is called ${name}`);
  return member;
}
