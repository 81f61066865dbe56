import { Button } from '@platform/ui';
import { Link } from 'react-router-dom';
import { RallyScene } from '../../scenes/RallyScene';
import { CallToAction } from '../CallToAction';
import { PageHero } from '../PageHero';
import { contactAddress } from '../contact/contactAddress';
import { Changes } from './Changes';
import { Reasons } from './Reasons';
import { SeasonLoop } from './SeasonLoop';

/** Why season-long help works better than advice alone. */
export function WhyItWorksPage() {
  return (
    <>
      <PageHero
        name="Why It Works"
        title="Advice that stays on deck"
        lead="A decision in March is worth what is left of it in July. We plan with you, and then we play the season out with you, on the same side of the net."
        actions={
          <>
            <Button as={Link} to={contactAddress('consultation')} size="lg">
              Book Consultation
            </Button>
            <Button as={Link} to="/services" size="lg" variant="secondary">
              Services &amp; Pricing
            </Button>
          </>
        }
        scene={<RallyScene />}
      />
      <Reasons />
      <SeasonLoop />
      <Changes />
      <CallToAction
        title="Bring us your last season"
        text="What went well, what did not, what the board asked. Half an hour is enough to tell you what we would change first."
      />
    </>
  );
}
