import { useState } from 'react';
import { media, TextField, token } from '@platform/ui';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { findInGroups } from '../groups';

/** Every page of the catalog by group, with a search in titles, descriptions and examples. */
export function PageList() {
  const [query, setQuery] = useState('');
  const found = findInGroups(query);
  return (
    <>
      <TextField label="Search" type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <nav aria-label="Pages">
        {found.map(({ name, entries }) => (
          <Section key={name}>
            <h2>{name}</h2>
            <ul role="list">
              {entries.map(({ file, title }) => (
                <li key={file}>
                  <Entry to={`/${file}`}>{title}</Entry>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </nav>
      <Nothing role="status">{found.length === 0 ? `Nothing is called “${query}” or described with it.` : ''}</Nothing>
    </>
  );
}

const Section = styled.section`
  padding-top: ${token.space.lg};
  h2 {
    padding: 0 ${token.space.xs} ${token.space.xxs};
    color: ${token.color.inkFaint};
    font-size: ${token.size.xs};
  }
`;

const Entry = styled(NavLink)`
  display: block;
  padding: ${token.space.xxs} ${token.space.xs};
  border-radius: ${token.radius.sm};
  color: ${token.color.ink};
  font-size: ${token.size.sm};
  text-decoration: none;
  &:hover {
    background: ${token.color.surfaceHover};
    color: ${token.color.ink};
  }
  &.active {
    background: ${token.color.waterSoft};
    color: ${token.color.waterInk};
    font-weight: ${token.weight.semibold};
  }
  @media ${media.touch} {
    padding-block: ${token.space.sm};
  }
`;

const Nothing = styled.p`
  padding: ${token.space.md} ${token.space.xs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
