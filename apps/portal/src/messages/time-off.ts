/** Texts of time off requests. */
export const timeOffMessages = {
  request: {
    title: "New time off request",
    startDate: "Start date",
    startHour: "Start hour",
    endDate: "End date",
    endHour: "End hour",
    comment: "Comment",
    submit: "Request",
    done: "New PTO Requested!",
  },
  calendar: {
    title: "Absences",
    count: (absences: number) => `${absences} ${absences === 1 ? "absence" : "absences"}`,
    inMonth: (month: string, year: string) => `Absences in ${month} ${year}`,
    onDay: (day: string) => `Absences on ${day}`,
    none: "No time off in this period.",
    loading: "Loading the absences",
    notLoaded: "Couldn't load absences",
    truncated: (shown: number, total: number) => `The first ${shown} of ${total} absences are shown.`,
  },
  estimate: {
    label: "Hours",
    waiting: "The hours appear once both dates are set.",
    loading: "Calculating hours…",
    hours: (hours: number) => `${hours} ${hours === 1 ? "hour" : "hours"}`,
    withoutHolidays: (holidays: string) => `without ${holidays}`,
    failed: (reason: string) => `Couldn't calculate the hours. ${reason}`,
  },
};
