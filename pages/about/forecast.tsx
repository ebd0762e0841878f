import { route } from '@/relay/route';
import { ForecastScreen, forecastScreenQuery } from '@/screens/ForecastScreen/ForecastScreen';

export default route(ForecastScreen, forecastScreenQuery, () => ({}));
