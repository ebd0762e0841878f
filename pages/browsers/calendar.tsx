import { calendarScreen } from '@/client/screens/CalendarScreen/CalendarScreen';
import { route } from '@/relay/route/route';

export default route(calendarScreen);
