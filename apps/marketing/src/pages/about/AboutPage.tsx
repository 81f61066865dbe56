import { Button } from '@platform/ui';
import { Link } from 'react-router-dom';
import { SixLanesScene } from '../../scenes/SixLanesScene';
import { CallToAction } from '../CallToAction';
import { PageHero } from '../PageHero';
import { Proof } from '../Proof';
import { contactAddress } from '../contact/contactAddress';
import { Clients } from './Clients';
import { HowWeWork } from './HowWeWork';
import { SeasonCalendar } from './SeasonCalendar';

/** The firm, its clients, and its work through the year. */
export function AboutPage() {
  return (
    <>
      <PageHero
        name="About"
        title="We have done your job"
        lead="We are a remote-first consulting firm for seasonal, member-based clubs. We give strategic guidance on staffing, training, operations, analytics and risk, to clubs all over the United States."
        actions={
          <>
            <Button as={Link} to={contactAddress('consultation')} size="lg">
              Book Consultation
            </Button>
            <Button as={Link} to="/why-it-works" size="lg" variant="secondary">
              Why It Works
            </Button>
          </>
        }
        scene={<SixLanesScene />}
      />
      <Proof title="More than ten years beside the water" />
      <SeasonCalendar />
      <Clients />
      <HowWeWork />
      <CallToAction
        title="Meet the person who answers you"
        text="Tell us how your season went. A consultant who has run a club reads it, and replies within 24 hours."
        place="pool"
      />
    </>
  );
}
