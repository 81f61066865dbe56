import { Button } from '@platform/ui';
import { Link } from 'react-router-dom';
import { GuardChairScene } from '../../scenes/GuardChairScene';
import { CallToAction } from '../CallToAction';
import { PageHero } from '../PageHero';
import { contactAddress } from '../contact/contactAddress';
import { Disciplines } from './Disciplines';
import { Included } from './Included';
import { PlanCards } from './PlanCards';
import { PlanComparison } from './PlanComparison';
import { Questions } from './Questions';

/** The firm's services, prices and terms. */
export function ServicesPage() {
  return (
    <>
      <PageHero
        name="Services & Pricing"
        title="On your side, all season"
        lead="Strategic guidance on staffing, training, operations, analytics and risk. Every plan includes the platform that your whole team works in."
        actions={
          <Button as={Link} to={contactAddress('consultation')} size="lg">
            Book Consultation
          </Button>
        }
        scene={<GuardChairScene />}
      />
      <PlanCards />
      <PlanComparison />
      <Disciplines />
      <Included />
      <Questions />
      <CallToAction
        title="Not sure which plan is yours?"
        text="Tell us how many people you employ and what kept you up last July. We reply within 24 hours."
        other={{ to: '/why-it-works', label: 'Why It Works' }}
        place="pool"
      />
    </>
  );
}
