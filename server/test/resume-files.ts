import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SAMPLES = join(import.meta.dirname, '../../samples');

/** One of the sample resumes, as a browser sends it. */
export function sample(name: string, as = name): File {
  return new File([readFileSync(join(SAMPLES, name))], as);
}

/** A resume as plain text, of a person nobody else is unless told so. */
export function textResume({
  name = 'Meera Pillai',
  email = 'meera.pillai@example.com',
  phone = '98470 11223',
}): File {
  const text = `${name}
Backend Engineer
Email: ${email}
Phone: +91 ${phone}
Pune

Total experience: 6 years
Skills: Node.js, PostgreSQL, TypeScript, Docker

Experience
Backend Engineer, Kaveri Systems, Jan 2020 - present
Designs and runs the services behind a payments product.`;
  return new File([text], `${name}.txt`);
}
