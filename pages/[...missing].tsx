import { route } from '@/relay/route';
import { MissingScreen, missingScreenQuery } from '@/screens/MissingScreen/MissingScreen';

export default route(
  MissingScreen,
  missingScreenQuery,
  (url) => ({ wanted: url.params('missing').at(-1) ?? '' }),
  () => ({ status: 404 }),
);
