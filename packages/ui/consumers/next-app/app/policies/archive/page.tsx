export default function Page() {
  return <h1>Archive</h1>;
}
