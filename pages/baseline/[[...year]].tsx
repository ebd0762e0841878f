import { route } from '@/relay/route';
import {
  BaselineScreen,
  baselineScreenOutcome,
  baselineScreenQuery,
  baselineScreenVariables,
} from '@/screens/BaselineScreen/BaselineScreen';

export default route(
  BaselineScreen,
  baselineScreenQuery,
  baselineScreenVariables,
  baselineScreenOutcome,
);
