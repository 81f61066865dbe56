import { RulesBoardScene } from '../../scenes/RulesBoardScene';
import { LegalPage } from './LegalPage';
import { termsText } from './termsText';

/** Terms of Service. */
export function TermsPage() {
  return <LegalPage text={termsText} scene={<RulesBoardScene />} />;
}
