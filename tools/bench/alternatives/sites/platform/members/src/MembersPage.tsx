import { useState, type FormEvent } from 'react';
import { MEMBERS, type Member } from './members';

/** A page with a table and a form, which every contender mounts as it is: it needs React and nothing else. */
export function MembersPage() {
  const [members, setMembers] = useState(MEMBERS);
  const [words, setWords] = useState('');
  const found = members.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  return (
    <>
      <h1>Members</h1>
      <NewMember onAdd={(member) => setMembers([...members, { ...member, id: members.length }])} />
      <label>
        Search <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      <table>
        <caption data-answered={words ? '' : undefined}>
          {found.length} of {members.length} members
        </caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Membership</th>
            <th scope="col">Since</th>
          </tr>
        </thead>
        <tbody>
          {found.map((member) => (
            <tr key={member.id}>
              <th scope="row">{member.name}</th>
              <td>{member.email}</td>
              <td>{member.kind}</td>
              <td>{member.since}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function NewMember({ onAdd }: { onAdd(member: Omit<Member, 'id'>): void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setProblem('Enter a name.');
    if (!email.includes('@')) return setProblem('Enter an email address.');
    onAdd({ name, email, kind: 'Single', since: new Date().getFullYear() });
    setName('');
    setEmail('');
    setProblem(undefined);
  };
  return (
    <form onSubmit={add} noValidate>
      <label>
        Name <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        Email <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <button>Add</button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
