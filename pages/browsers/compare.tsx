import { route } from '@/relay/route';
import {
  CompareScreen,
  compareScreenOutcome,
  compareScreenQuery,
} from '@/screens/CompareScreen/CompareScreen';
import { compareVariables } from '@/screens/CompareScreen/compareAddress';

export default route(CompareScreen, compareScreenQuery, compareVariables, compareScreenOutcome);
