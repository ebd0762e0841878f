/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { DayRangeFilter } from '@/client/screens/FeaturesScreen/DayRangeFilter';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () =>
  fireEvent.submit(screen.getByRole('form', { name: 'Newly available between two dates' }));

describe('DayRangeFilter', () => {
  it('shows the query’s dates and changes them only on submit', () => {
    const onChoose = jest.fn();
    render(<DayRangeFilter value="2024-01-01..2024-12-31" onChoose={onChoose} />);
    expect(screen.getByLabelText('Newly available from')).toHaveValue('2024-01-01');
    type('Newly available from', '2023-05-01');
    type('Newly available until', '');
    expect(onChoose).not.toHaveBeenCalled();
    send();

    expect(onChoose).toHaveBeenCalledWith('2023-05-01..2099-12-31');
  });

  it('reports dates in the wrong order at the field, and submits nothing', () => {
    const onChoose = jest.fn();
    render(<DayRangeFilter value={undefined} onChoose={onChoose} />);
    type('Newly available from', '2024-06-30');
    type('Newly available until', '2024-01-15');
    send();
    expect(screen.getByLabelText('Newly available until')).toHaveAccessibleDescription(
      'The end date, 2024-01-15, is before the start date, 2024-06-30.',
    );
    expect(onChoose).not.toHaveBeenCalled();

    type('Newly available until', '2024-07-01');
    send();
    expect(onChoose).toHaveBeenCalledWith('2024-06-30..2024-07-01');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports an incomplete date', () => {
    render(<DayRangeFilter value={undefined} onChoose={() => undefined} />);
    Object.defineProperty(screen.getByLabelText('Newly available from'), 'validity', {
      value: { badInput: true },
    });
    send();

    expect(screen.getByLabelText('Newly available from')).toHaveAccessibleDescription(
      /^This date is incomplete/,
    );
  });
});
