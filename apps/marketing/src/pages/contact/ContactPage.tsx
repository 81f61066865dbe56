import { Button, Card, media, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FrontDeskScene } from '../../scenes/FrontDeskScene';
import { FormColumns, FormPage } from '../FormPage';
import { PageLead, PageTitle, PageWords } from '../PageWords';
import { ContactForm } from './ContactForm';
import { WhatHappensNext } from './WhatHappensNext';

/** How to reach the firm: the promise on one side, the form on the other. */
export function ContactPage() {
  return (
    <FormPage>
      <Columns>
        <PageWords>
          <PageTitle>Tell us about your club</PageTitle>
          <PageLead>
            A season to plan, a roster to fill, a board to convince: write a few lines, and a consultant who has run a
            club answers.
          </PageLead>
        </PageWords>
        <Form $padding="lg">
          <ContactForm />
        </Form>
        <Facts>
          <div>
            <dt>Our hours</dt>
            <dd>Business hours for inquiries. Existing clients have support 24/7.</dd>
          </div>
          <Clients>
            <dt>Already working with us?</dt>
            <dd>
              <Button as={Link} to="/auth" variant="secondary">
                Client Login
              </Button>
            </dd>
          </Clients>
        </Facts>
        <Place>
          <FrontDeskScene />
        </Place>
      </Columns>
      <WhatHappensNext />
    </FormPage>
  );
}

const Columns = styled(FormColumns)`
  @media ${media.wide} {
    grid-template-rows: auto auto 1fr;
  }
`;

/* Second in reading order, so that a phone shows it before the details; on the right where there is room. */
const Form = styled(Card)`
  @media ${media.wide} {
    grid-column: 2;
    grid-row: 1 / span 3;
  }
`;

/* Beside the form it takes the remaining height. */
const Place = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 2 / 1;
  border-radius: ${token.radius.xl};
  > svg {
    position: absolute;
    inset: 0;
  }
  @media ${media.desktop} {
    aspect-ratio: 3 / 1;
  }
  @media ${media.wide} {
    align-self: stretch;
    min-height: 9rem;
    aspect-ratio: auto;
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
`;

const Clients = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs} ${token.space.lg};
`;
