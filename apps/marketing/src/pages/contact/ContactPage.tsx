import { Button, Card, media, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { DuskScene } from '../../scenes/DuskScene';
import { FormColumns, FormPage } from '../FormPage';
import { PageLead, PageTitle, PageWords } from '../PageWords';
import { ContactForm } from './ContactForm';

/** How to reach the firm: the promise on one side, the form on the other. */
export function ContactPage() {
  return (
    <FormPage>
      <Columns>
        <PageWords>
          <PageTitle>Tell us about your club</PageTitle>
          <PageLead>
            A season to plan, a roster to fill, a board to convince: write a few lines, and somebody who has run a club
            answers.
          </PageLead>
        </PageWords>
        <Form $padding="lg">
          <ContactForm />
        </Form>
        <Facts>
          <div>
            <dt>We reply within 24 hours</dt>
            <dd>Most consultations are scheduled in that time, too.</dd>
          </div>
          <div>
            <dt>Inquiries during business hours</dt>
            <dd>Existing clients have support 24/7.</dd>
          </div>
          <div>
            <dt>Already working with us?</dt>
            <dd>
              <Button as={Link} to="/auth" variant="secondary">
                Client Login
              </Button>
            </dd>
          </div>
        </Facts>
      </Columns>
      <Place>
        <DuskScene />
      </Place>
    </FormPage>
  );
}

const Columns = styled(FormColumns)`
  @media ${media.wide} {
    grid-template-rows: auto 1fr;
  }
`;

/* Second in the reading order, so that a phone shows it before the details; on the right where there is room. */
const Form = styled(Card)`
  @media ${media.wide} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

const Place = styled.div`
  overflow: hidden;
  margin-top: ${token.space.xxl};
  aspect-ratio: 9 / 5;
  border-radius: ${token.radius.xl};
  @media ${media.desktop} {
    aspect-ratio: 12 / 5;
  }
`;

const Facts = styled.dl`
  display: grid;
  div {
    padding-block: ${token.space.md};
    border-top: 1px solid ${token.color.line};
  }
  dt {
    font-weight: ${token.weight.semibold};
  }
  dd {
    color: ${token.color.inkMuted};
  }
  dd > a {
    margin-top: ${token.space.sm};
  }
`;
