import { TextLink } from '#web/ui/links.tsx';

/** Why there is no job to choose, and where that is changed. */
export default function NonePublished() {
  return (
    <>
      Only a published job can be chosen, and none is yet. Publish one in{' '}
      <TextLink to="/jobs" inherit underline="always">
        Jobs
      </TextLink>{' '}
      first.
    </>
  );
}
