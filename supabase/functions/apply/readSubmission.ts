import { RequestError } from '../_shared/answers.ts';
import { readBytes } from '../_shared/readBytes.ts';
import { jsonOf, readJsonBody } from '../_shared/readJsonBody.ts';
import { MAX_RESUME_BYTES, RESUME_TOO_LARGE } from './resume.ts';

const MAX_APPLICATION_BYTES = 32 * 1024;
/** Beside the file: the application, and what separates the parts of a form. */
const MAX_FORM_BYTES = MAX_RESUME_BYTES + MAX_APPLICATION_BYTES + 8 * 1024;

/** An applicant's submission: the application as JSON, and a file with it when there is one. */
interface Submission {
  application: unknown;
  resume: File | null;
}

/**
 * Reads an application: a JSON body, or a form with the field `application` (JSON) and the file `resume`.
 * Throws a RequestError: 413 when it is too large, 400 when it cannot be read.
 */
export async function readSubmission(request: Request): Promise<Submission> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data/i.test(type)) {
    return { application: await readJsonBody(request, MAX_APPLICATION_BYTES), resume: null };
  }
  const tooLarge = new RequestError(413, 'resume_too_large', RESUME_TOO_LARGE);
  const bytes = await readBytes(request, MAX_FORM_BYTES, tooLarge);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new RequestError(400, 'invalid_form', 'The form could not be read. Reload the page and send it again.');
  });
  const application = form.get('application');
  const resume = form.get('resume');
  if (typeof application !== 'string' || application.length > MAX_APPLICATION_BYTES)
    throw new RequestError(400, 'invalid_form', 'The form holds no application. Reload the page and send it again.');
  return { application: jsonOf(application), resume: resume instanceof File && resume.size > 0 ? resume : null };
}
