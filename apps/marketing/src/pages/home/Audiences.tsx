import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { Band, BandTitle, Split } from '../Band';

const audiences = [
  {
    name: 'Swim and tennis clubs',
    need: 'Lifeguards, lessons and leagues, from opening day to the last meet of the summer.',
  },
  { name: 'HOA boards', need: 'Volunteers with day jobs who answer for a pool, a budget and a staff.' },
  {
    name: 'Country club managers',
    need: 'Seasonal departments that have to feel as polished as the rest of the club.',
  },
  { name: 'Recreation centres', need: 'Programs for a whole community, staffed by many people in their first job.' },
];

/** Whom the firm works for. */
export function Audiences() {
  return (
    <Band ground="surface" labelledBy="home-audiences">
      <Split>
        <BandTitle id="home-audiences">For the people who answer for the season</BandTitle>
        <List role="list">
          {audiences.map(({ name, need }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{need}</p>
            </li>
          ))}
        </List>
      </Split>
    </Band>
  );
}

const List = styled.ul`
  display: grid;
  li {
    display: grid;
    gap: ${token.space.xxs} ${token.space.xl};
    padding-block: ${token.space.lg};
    border-top: 1px solid ${token.color.line};
  }
  li:first-child {
    padding-top: 0;
    border-top: 0;
  }
  li:last-child {
    padding-bottom: 0;
  }
  h3 {
    font-size: ${token.size.lg};
  }
  p {
    color: ${token.color.inkMuted};
  }
  @media ${media.wide} {
    li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;
