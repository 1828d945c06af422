"use client";

import { formatFileSize, isBlank } from "@portico/format";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../button/button.js";
import { IconButton } from "../button/icon-button.js";
import type { DescribeFailure } from "../failure/failure.js";
import { FailureNote } from "../failure/failure-note.js";
import { useSubmission } from "../failure/use-submission.js";
import { useFileProblem } from "../file-drop/use-file-problem.js";
import { Paperclip, X } from "../icons/index.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { Progress } from "../progress/progress.js";
import { TextArea } from "../text-area/text-area.js";
import type { AttachmentRules, MakeNote } from "./note.js";

interface NoteFormProps {
  attachment: AttachmentRules | undefined;
  textLength: number | undefined;
  onMakeNote: MakeNote;
  onUnsavedChange: ((change: { hasUnsavedChanges: boolean }) => void) | undefined;
  describeFailure: DescribeFailure | undefined;
}

/** The form for a new note. A failure keeps text and attachment. */
export function NoteForm(props: NoteFormProps) {
  const { attachment, textLength, onMakeNote, onUnsavedChange, describeFailure } = props;
  const {
    notes: texts,
    upload: { uploading },
  } = useDialogMessages();
  const [text, setText] = useState("");
  // A file error disappears when the note is saved.
  const [round, setRound] = useState(0);
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<{ loaded: number; total: number }>();
  const { isPending, failure, submit } = useSubmission(describeFailure);
  const hasUnsavedChanges = !isBlank(text) || file !== undefined;
  const onUnsavedChangeRef = useRef(onUnsavedChange);
  useEffect(() => {
    onUnsavedChangeRef.current = onUnsavedChange;
  });
  useEffect(() => onUnsavedChangeRef.current?.({ hasUnsavedChanges }), [hasUnsavedChanges]);

  const send = async () => {
    if (isBlank(text)) return;
    const isDone = await submit(() => onMakeNote({ text: text.trim(), file }, { onProgress: setSent }));
    setSent(undefined);
    if (!isDone) return;
    setRound(round + 1);
    // Text typed while saving belongs to the next note.
    setText((now) => (now === text ? "" : now));
    setFile((now) => (now === file ? undefined : now));
  };
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void send();
  };
  return (
    <form onSubmit={submitForm} className="ui:flex ui:flex-col ui:gap-3 ui:print:hidden">
      <TextArea
        label={texts.text}
        rows={3}
        maxLength={textLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-2">
        {attachment && <Attachment key={round} rules={attachment} file={file} onFileChange={setFile} />}
        <Button
          type="submit"
          variant="primary"
          className="ui:ms-auto"
          isLoading={isPending}
          disabledReason={isBlank(text) ? texts.textMissing : undefined}
        >
          {texts.submit}
        </Button>
      </div>
      {failure && <FailureNote failure={failure} />}
      {isPending && file && sent && (
        <Progress label={uploading(file.name)} value={sent.loaded} max={sent.total} />
      )}
    </form>
  );
}

interface AttachmentProps {
  rules: AttachmentRules;
  file: File | undefined;
  onFileChange: (file: File | undefined) => void;
}

function Attachment({ rules, file, onFileChange }: AttachmentProps) {
  const { notes: texts } = useDialogMessages();
  const input = useRef<HTMLInputElement>(null);
  const problemOf = useFileProblem(rules);
  const [problem, setProblem] = useState<string>();
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const found = problemOf(chosen);
    setProblem(found);
    if (!found) onFileChange(chosen);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden={true}
        aria-label={texts.attach}
        accept={rules.accept}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {file ? (
        <span className="ui:flex ui:min-w-0 ui:items-center ui:gap-1 ui:rounded-md ui:border ui:border-border ui:ps-2.5 ui:text-table">
          <span className="ui:value-text ui:truncate">{file.name}</span>
          <span className="ui:value-text ui:shrink-0 ui:text-fg-muted">{formatFileSize(file.size)}</span>
          <IconButton
            size="sm"
            label={texts.removeAttachment(file.name)}
            icon={<X size={14} aria-hidden="true" />}
            onClick={() => onFileChange(undefined)}
          />
        </span>
      ) : (
        <Button
          variant="ghost"
          // Aligns the label with the field's text.
          className="ui:-ms-3.5"
          icon={<Paperclip size={16} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {texts.attach}
        </Button>
      )}
      {problem && (
        <p role="alert" className="ui:order-last ui:w-full ui:text-table ui:font-medium ui:text-danger-fg">
          {problem}
        </p>
      )}
    </>
  );
}
