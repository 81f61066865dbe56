import { media, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Band, BandTitle, Lead, Split } from '../Band';
import { questions } from './questions';

/** What clubs ask before they start, with the terms that matter. */
export function Questions() {
  return (
    <Band labelledBy="services-questions">
      <Split>
        <Head>
          <BandTitle id="services-questions">Before you ask</BandTitle>
          <Lead>
            The whole agreement in plain words is in our <Whole to="/terms">Terms of Service</Whole>.
          </Lead>
        </Head>
        <List>
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </List>
      </Split>
    </Band>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${token.space.md};
  align-content: start;
`;

/* A name that stays on one line. */
const Whole = styled(Link)`
  white-space: nowrap;
`;

const List = styled.dl`
  display: grid;
  gap: ${token.space.xl};
  dt {
    font-weight: ${token.weight.semibold};
  }
  dd {
    margin-top: ${token.space.xxs};
    color: ${token.color.inkMuted};
  }
  @media ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
