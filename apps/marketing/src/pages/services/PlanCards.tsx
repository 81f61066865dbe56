import { Badge, Button, media, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Band, BandTitle, Lead } from '../Band';
import { CheckList } from '../CheckList';
import { contactAddress } from '../contact/contactAddress';
import { foundationOf } from './comparison';
import { dollars, plans, type Plan } from './plans';
import { SectionHead } from '../SectionHead';

/** The four plans, each with all its features. */
export function PlanCards() {
  return (
    <Band ground="surface" labelledBy="services-plans">
      <SectionHead>
        <BandTitle id="services-plans">Four plans, one price each month</BandTitle>
        <Lead>Choose by the size of your staff and by how much of the season you want to carry alone.</Lead>
      </SectionHead>
      <Cards role="list">
        {plans.map((plan) => (
          <Offer key={plan.name} $highlight={plan.highlight}>
            <PlanParts plan={plan} />
          </Offer>
        ))}
      </Cards>
    </Band>
  );
}

function PlanParts({ plan }: { plan: Plan }) {
  const { name, monthlyPrice, setupFee, staffRange, description, features, highlight } = plan;
  const foundation = foundationOf(plan, plans);
  return (
    <>
      <Name>
        <h3>{name}</h3>
        {highlight && <Badge tone="court">Most Popular</Badge>}
      </Name>
      <Staff>{staffRange}</Staff>
      <Price>
        <strong>{dollars(monthlyPrice)}</strong>
        <span>/month</span>
      </Price>
      <Setup>{dollars(setupFee)} startup</Setup>
      <Description>{description}</Description>
      <Foundation>{foundation ? `Everything in ${foundation.name}, plus` : 'Includes'}</Foundation>
      <Features>
        <CheckList items={Object.values(features)} />
      </Features>
      <Button as={Link} to={contactAddress('pricing', name)} variant={highlight ? 'primary' : 'secondary'} wide>
        Ask about {name}
      </Button>
    </>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.lg};
  @media ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.wide} {
    /* Four side by side, fewer with large text. */
    grid-template-columns: repeat(auto-fit, minmax(14.5rem, 1fr));
    gap: ${token.space.md};
  }
`;

const Offer = styled.li<{ $highlight: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: repeat(6, auto) 1fr auto;
  /* Aligns the parts of plans that are side by side. */
  @media ${media.desktop} {
    grid-row: span 8;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  padding: ${token.space.lg};
  border: 1px solid ${({ $highlight }) => ($highlight ? token.color.court : token.color.line)};
  border-radius: ${token.radius.lg};
  background: ${token.color.page};
  box-shadow: ${({ $highlight }) => ($highlight ? `0 0 0 1px ${token.color.court}, ${token.shadow.raised}` : 'none')};
  p {
    color: ${token.color.inkMuted};
  }
  @media print {
    > a {
      display: none;
    }
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs};
  min-height: 1.75rem;
  h3 {
    font-family: ${token.font.display};
    font-size: ${token.size.xl};
    font-weight: ${token.weight.display};
    letter-spacing: -0.015em;
  }
`;

const Staff = styled.p`
  font-size: ${token.size.sm};
`;

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space.hair};
  margin-top: ${token.space.lg};
  strong {
    color: ${token.color.ink};
    font-family: ${token.font.display};
    font-size: ${token.size.headline};
    font-weight: ${token.weight.display};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.03em;
    line-height: 1;
  }
`;

const Setup = styled.p`
  margin-block: ${token.space.xxs} ${token.space.lg};
  font-size: ${token.size.sm};
`;

const Description = styled.p`
  padding-bottom: ${token.space.lg};
  border-bottom: 1px solid ${token.color.line};
`;

const Foundation = styled.p`
  margin-top: ${token.space.lg};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
`;

const Features = styled.div`
  margin-block: ${token.space.sm} ${token.space.lg};
`;
