import { route } from '@/relay/route/route';
import { calendarScreen } from '@/screens/CalendarScreen/CalendarScreen';

export default route(calendarScreen);
