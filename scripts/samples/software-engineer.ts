import { drawPdf } from './pdf.ts';
import type { Sample } from './sample.ts';

const JOBS = [
  {
    title: 'Senior Software Engineer',
    company: 'Zentara Software Pvt. Ltd., Bengaluru',
    dates: 'Nov 2021 – Present',
    points: [
      'Lead backend developer of the settlement platform that moves Rs 400 crore a day for 60 merchants.',
      'Broke a Struts monolith into nine Spring Boot services talking over Kafka; no downtime during cut-over.',
      'Reduced p99 latency of the ledger API from 1.8 s to 240 ms (indexes, batching, Redis).',
      'Mentor of 3 engineers; run the weekly design review.',
    ],
  },
  {
    title: 'Software Engineer',
    company: 'Palmgrove Technologies, Chennai',
    dates: 'Jul 2018 – Oct 2021',
    points: [
      'Built REST APIs in Java 8 and Spring for a hospital information system (14 hospitals, 2 states).',
      'Wrote the HL7 bridge to lab machines; 30,000 messages a day.',
      'Moved deployments from FTP to Jenkins and Docker.',
    ],
  },
];

const SKILLS: [string, string][] = [
  ['Languages', 'Java, SQL, Python (basic)'],
  ['Frameworks', 'Spring Boot, Hibernate, JUnit'],
  ['Data', 'PostgreSQL, Redis, Kafka'],
  ['Platform', 'AWS (EC2, S3, RDS), Docker, Kubernetes, Jenkins, Git'],
];

/** One column, set like LaTeX: Times, small rules, right-aligned dates. */
export const softwareEngineer: Sample = {
  file: 'Karthik_Subramaniam_Resume.pdf',
  about: 'PDF, one column',
  outcome: 'read',
  expected: {
    name: 'Karthik Subramaniam',
    email: 'karthik.subramaniam@example.com',
    phone: '+91 98451 20934',
    current_city: 'Bangalore',
    current_position: 'Senior Software Engineer',
    current_company: 'Zentara Software Pvt. Ltd.',
    experience_years: 8,
    skills: [
      'Java',
      'SQL',
      'Python',
      'Spring Boot',
      'Hibernate',
      'JUnit',
      'PostgreSQL',
      'Redis',
      'Kafka',
      'AWS',
      'Docker',
      'Kubernetes',
      'Jenkins',
      'Git',
    ],
    notice_period_days: 60,
  },
  make: () =>
    drawPdf({ margin: 56, info: { Title: 'Resume' } }, (document) => {
      const width = document.page.width - 112;
      const head = (text: string) => {
        document.moveDown(0.8).font('Times-Bold').fontSize(11.5).text(text, 56);
        document
          .moveTo(56, document.y)
          .lineTo(56 + width, document.y)
          .lineWidth(0.6)
          .stroke();
        document.moveDown(0.4).font('Times-Roman').fontSize(10.5);
      };
      document.font('Times-Bold').fontSize(22).text('Karthik Subramaniam', { align: 'center' });
      document.font('Times-Roman').fontSize(10.5);
      document.text('HSR Layout, Bengaluru 560102  |  +91-98451 20934  |  karthik.subramaniam@example.com', {
        align: 'center',
      });
      head('PROFILE');
      document.text(
        'Backend engineer, 8+ years, mostly Java in payments and healthcare. Enjoys taking old systems apart without their users noticing. Open to Bengaluru or remote. Notice period: 60 days.',
      );
      head('EXPERIENCE');
      for (const job of JOBS) {
        const top = document.y;
        document.font('Times-Bold').text(job.title, 56, top);
        document.font('Times-Italic').text(job.dates, 56, top, { width, align: 'right' });
        document.text(job.company, 56);
        document
          .font('Times-Roman')
          .list(job.points, 62, document.y + 2, { bulletRadius: 1.5, textIndent: 12, width: width - 6 });
        document.moveDown(0.5);
      }
      head('SKILLS');
      for (const [name, list] of SKILLS) {
        document.font('Times-Bold').text(`${name}: `, 56, document.y, { continued: true });
        document.font('Times-Roman').text(list);
      }
      head('EDUCATION');
      document.text(
        'B.E. Computer Science and Engineering, Thamirabarani College of Engineering, Tirunelveli — 2014–2018, CGPA 8.31',
      );
      head('OTHER');
      document.text(
        'AWS Certified Solutions Architect – Associate (2023). Speaks Tamil, English, Kannada, some Hindi. Half-marathons, slowly.',
      );
    }),
};
